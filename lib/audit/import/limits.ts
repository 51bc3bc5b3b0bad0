/** Longest row of a file in UTF-16 code units: what one answer with all its sources may have, and room for the rest. */
export const LONGEST_ROW = 32 << 20;

/** Bytes of a file that are read in one turn. */
export const SLICE = 1 << 20;

/** Bytes of a JSON file that is no list of rows, and of a workbook: both must be held as a whole. */
export const LARGEST_WHOLE = 256 << 20;

/** A spreadsheet cuts cells off at this many characters (Excel specifications and limits: "total number of characters that a cell can contain"). */
export const CELL_LIMIT = 32_767;

/** Characters of a bad row that are kept, so that a person can see which one it is. */
export const RAW_KEPT = 2000;
