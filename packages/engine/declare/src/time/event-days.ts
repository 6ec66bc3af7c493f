/** Last day of an event; its first day if the last day is missing or earlier. */
export const lastDay = (from: string, to: string | null | undefined): string =>
  to != null && to > from ? to : from
