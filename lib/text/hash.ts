import { sha256 } from "@noble/hashes/sha2";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils";

/** SHA-256 of the text's UTF-8 bytes as 64 hex digits. Synchronous and the same everywhere. */
export const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
