/**
 * Parses an instant with any offset and precision, or a day, to the wire format: ISO 8601 in UTC with microseconds, of which
 * only milliseconds are stored. Null if it is invalid or wouldn't sort as text.
 */
export const parseInstant = (written: string): string | null => {
  const date = new Date(written)
  if (Number.isNaN(date.getTime())) return null
  const iso = date.toISOString()
  // Years beyond 9999 have a sign and six digits.
  return iso.length === 24 ? iso.replace('Z', '000Z') : null
}
