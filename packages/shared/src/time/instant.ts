/**
 * An instant, however it is written (a time zone's offset, fewer digits, a day alone), as the wire has it: ISO 8601 in
 * UTC with microseconds, of which we keep milliseconds. Null where it is none that sorts as text.
 */
export const parseInstant = (written: string): string | null => {
  const date = new Date(written)
  if (Number.isNaN(date.getTime())) return null
  const iso = date.toISOString()
  // Years beyond 9999 have a sign and six digits.
  return iso.length === 24 ? iso.replace('Z', '000Z') : null
}
