type Values = Readonly<Record<string, unknown>>

/** Sort key of days of the year: by start, the longest first. */
export const placeInYear = ({
  from,
  to,
  title,
}: Values | { from: string; to: string | null; title: string }): string =>
  [from, String(to ?? from).replaceAll(/\d/g, (digit) => String(9 - Number(digit))), title].join(' ')

/** Sort key of records: by number, records without a number last, then by name. */
export const placeInOrder = (place: unknown, name: unknown): string =>
  `${(typeof place === 'number' ? place : 1e9).toFixed(3).padStart(20, '0')} ${String(name)}`

/** Sort key by group and position; records without a position come first. */
export const placeInGroup = ({ group, position, title }: Values): string =>
  JSON.stringify([group, String(Number(position ?? 0) * 1000).padStart(10, '0'), title])
