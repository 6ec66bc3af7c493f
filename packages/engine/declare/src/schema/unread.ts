/** Property with a record's unreadable values. No declared field can have this name. */
const key = '@unread'

/** A record with its unreadable values by field name. */
export const withUnread = <T extends object>(record: T, unread: Readonly<Record<string, unknown>>): T =>
  Object.keys(unread).length > 0 ? { ...record, [key]: unread } : record

/** Original of a field's unreadable value; undefined if the field was read. */
export const unreadText = (record: Readonly<Record<string, unknown>>, name: string): string | undefined => {
  const unread = record[key]
  if (typeof unread !== 'object' || unread === null || !Object.hasOwn(unread, name)) return undefined
  const value: unknown = Object.entries(unread).find(([each]) => each === name)?.[1]
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** A record without its unreadable fields. */
export const withoutUnread = <T extends Readonly<Record<string, unknown>>>(record: T): T =>
  Object.fromEntries(
    Object.entries(record).filter(([name]) => name !== key && unreadText(record, name) === undefined),
  ) as T
