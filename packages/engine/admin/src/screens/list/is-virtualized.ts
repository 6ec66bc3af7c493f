/**
 * True if a list is too long to render completely. In a shorter list, the browser's search and print find every row. With more
 * rows React can fail ('Maximum update depth', after 50 nested updates).
 */
export const isVirtualized = (rows: readonly unknown[]): boolean => rows.length > maxRowsInDocument

const maxRowsInDocument = 50
