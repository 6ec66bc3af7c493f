/** Default attributes, which the editor writes and a body from a folder or another client lacks. */
const usual: Readonly<Record<string, unknown>> = {
  colspan: 1,
  rowspan: 1,
  start: 1,
  rel: 'noopener noreferrer nofollow',
  target: '_blank',
}

/**
 * Replacer for `JSON.stringify`: sorted properties, without attributes that are null or default, and without empty lists of
 * them.
 */
export const comparablePart = (name: string, part: unknown): unknown => {
  if (typeof part !== 'object' || part === null) return part
  if (Array.isArray(part)) return name === 'marks' && part.length === 0 ? undefined : part
  const entries = Object.entries(part)
    .filter(([key, value]) => value !== null && usual[key] !== value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return name === 'attrs' && entries.length === 0 ? undefined : Object.fromEntries(entries)
}

/** String that is equal for equivalent bodies; null for none. */
export const comparableBody = (value: unknown): string | null => {
  if (value == null || value === '') return null
  try {
    return JSON.stringify(JSON.parse(String(value)), comparablePart)
  } catch {
    // HTML of another back end.
    return String(value)
  }
}
