/** Key of an answer among those of all frames of a tab; in the page itself (frame 0) keys stay as they are. */
export const frameKey = (frame: number, key: string): string => (frame === 0 ? key : `frame ${frame}: ${key}`);

/** The frame that an answer stands in and its key there. */
export function ofFrame(key: string): { frame: number; answer: string } {
  const [, frame, answer] = /^frame (\d+): (.*)$/s.exec(key) ?? [];
  return frame === undefined || answer === undefined ? { frame: 0, answer: key } : { frame: Number(frame), answer };
}
