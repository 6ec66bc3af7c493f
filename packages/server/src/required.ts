/** A value that the code before has made sure of. Throws where it isn't there, which is a fault of ours. */
export const required = <T>(value: T): NonNullable<T> => {
  if (value === undefined || value === null) throw new Error('A value is missing that must be there.')
  return value
}
