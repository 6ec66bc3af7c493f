import { college } from './current.ts'

/**
 * Text of a field of the college, `college.fees_exclude`; undefined if there is none, or before the content is loaded. Stored
 * bodies also contain a former spelling, `college.feesExclude` or `college.studentPortal.href`.
 */
export const findCollegeValue = (name: string, of: object | undefined = college): string | undefined => {
  const [, field = ''] = /^college\.(.+)$/.exec(name) ?? []
  const declared = field.replaceAll('.', '_').replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const value = new Map<string, unknown>(Object.entries(of ?? {})).get(declared)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}
