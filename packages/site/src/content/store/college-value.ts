import { college } from './current.ts'

/** The words of a value of the college, `college.name`; undefined where it has none of this name, or is not known yet. */
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
