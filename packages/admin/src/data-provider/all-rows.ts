/** So many rows a page mean all of them: the range is left out of the request. */
export const allRows = 1_000_000
