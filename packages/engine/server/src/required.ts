/** Asserts a value that the preceding code guarantees. Throws if it is missing, which is a bug. */
export const required = <T>(value: T): NonNullable<T> => {
  if (value === undefined || value === null) throw new Error('A required value is missing.')
  return value
}
