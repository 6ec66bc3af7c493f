/** Page size that means all rows. Requests with it have no range. */
export const allRows = 1_000_000
