/** What clients send, made ready for a kind's schema. Forms without JavaScript send nothing but text. */
export const emptyAsNull = (value: unknown): unknown => (value === '' || value === undefined ? null : value)

export const trimmed = (value: unknown): unknown =>
  emptyAsNull(typeof value === 'string' ? value.trim() : value)

export const onOneLine = (value: unknown): unknown =>
  trimmed(typeof value === 'string' ? value.replace(/[\t\r\n\u2028\u2029]+/g, ' ') : value)

export const numeric = (value: unknown): unknown => {
  const clean = trimmed(value)
  return typeof clean === 'string' && /^-?\d{1,15}(\.\d+)?$/.test(clean) ? Number(clean) : clean
}

/** A value as it stands; nothing for none. */
export const asString = (value: unknown): string => (value == null ? '' : String(value))
