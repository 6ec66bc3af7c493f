/** The page size that means all rows: no range is sent. */
export const allRows = 1_000_000
