type Values = Readonly<Record<string, unknown>>

/** Days of the year by their first days; of those that begin together, what lasts longest stands first. */
export const placeInYear = ({
  from,
  to,
  title,
}: Values | { from: string; to: string | null; title: string }): string =>
  [from, String(to ?? from).replaceAll(/\d/g, (digit) => String(9 - Number(digit))), title].join(' ')

/** Records by their numbers, those without one at the end, and then by their names. */
export const placeInOrder = (place: unknown, name: unknown): string =>
  `${(typeof place === 'number' ? place : 1e9).toFixed(3).padStart(20, '0')} ${String(name)}`

/** By group and place; what has no place stands first. */
export const placeInGroup = ({ group, position, title }: Values): string =>
  JSON.stringify([group, String(Number(position ?? 0) * 1000).padStart(10, '0'), title])
