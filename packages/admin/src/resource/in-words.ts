/** A calendar day has no time zone: it is read and written in the same one, so that it stays the same day. */
export const dayInWords = (day: string): string =>
  written(new Date(`${day.slice(0, 10)}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' }) ?? day

/** A moment where the person is; `brief` leaves the time of day out. */
export const momentInWords = (moment: string, brief = false): string =>
  written(new Date(moment), { dateStyle: 'medium', ...(!brief && { timeStyle: 'short' }) }) ?? moment

const written = (date: Date, format: Intl.DateTimeFormatOptions): string | undefined =>
  Number.isNaN(date.getTime()) ? undefined : new Intl.DateTimeFormat('en-PH', format).format(date)
