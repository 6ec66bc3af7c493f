import { findKind, type Field } from '../kinds/index.ts'

/** The addresses to which a value of a field links, each once; none of a value that isn't whole yet, as while it is typed. */
export const listLinks = (field: Field, value: unknown): string[] => {
  if (field.isOwnAddress || value == null || value === '') return []
  try {
    const uses = findKind(field).uses?.(value, field) ?? []
    return [...new Set(uses.filter(({ isShown }) => !isShown).map(({ address }) => address))]
  } catch {
    return []
  }
}
