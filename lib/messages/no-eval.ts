import { config } from "zod/mini";

// The schema library tries `new Function` once, to see whether it may compile. Our pages forbid it, and the attempt
// alone would be reported as a violation of their policy. Import this before anything that makes a schema.
config({ jitless: true });
