/**
 * Whether a list is too long to be in the document as a whole. Up to here the browser's own search and print find
 * every row. With more rows than this at once React can give up ('Maximum update depth', after fifty nested updates).
 */
export const isVirtualized = (rows: readonly unknown[]): boolean => rows.length > mostInDocument

const mostInDocument = 50
