type Values = Readonly<Record<string, unknown>>

/** Sort key of days of the year: by start, the longest first. */
export const placeInYear = ({
  from,
  to,
  title,
}: Values | { from: string; to: string | null; title: string }): string =>
  [from, String(to ?? from).replaceAll(/\d/g, (digit) => String(9 - Number(digit))), title].join(' ')
