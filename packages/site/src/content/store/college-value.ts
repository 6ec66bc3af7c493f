import { college } from './current.ts'

/** Text of a value of the college, `college.name`; undefined if there is no such value, or before the content is loaded. */
export const findCollegeValue = (name: string, of: object | undefined = college): string | undefined => {
  const value = name
    .split('.')
    .reduce<unknown>(
      (found, key) =>
        typeof found === 'object' && found !== null && Object.hasOwn(found, key)
          ? (found as Record<string, unknown>)[key]
          : undefined,
      { college: of },
    )
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}
