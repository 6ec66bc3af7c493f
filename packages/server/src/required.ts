/** Asserts a value that the code before guarantees. Throws where it is missing, which is a bug. */
export const required = <T>(value: T): NonNullable<T> => {
  if (value === undefined || value === null) throw new Error('A required value is missing.')
  return value
}
