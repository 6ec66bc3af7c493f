type Values = Readonly<Record<string, unknown>>

/** Days of the year by their first days; of those that begin together, what lasts longest stands first. */
export const placeInYear = ({
  from,
  to,
  title,
}: Values | { from: string; to: string | null; title: string }): string =>
  [from, String(to ?? from).replaceAll(/\d/g, (digit) => String(9 - Number(digit))), title].join(' ')
