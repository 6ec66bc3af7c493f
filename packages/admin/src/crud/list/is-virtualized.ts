/**
 * Whether a list is too long to be in the document as a whole; in a shorter one the browser's search and print find
 * every row. With more rows at once React can give up ('Maximum update depth', after fifty nested updates).
 */
export const isVirtualized = (rows: readonly unknown[]): boolean => rows.length > maxRowsInDocument

const maxRowsInDocument = 50
