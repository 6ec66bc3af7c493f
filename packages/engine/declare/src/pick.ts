/** Copy of a record with only some of its fields. */
export const pick = <T extends object, K extends keyof T>(record: T, fields: readonly K[]): Pick<T, K> =>
  Object.fromEntries(fields.map((field) => [field, record[field]])) as Pick<T, K>
