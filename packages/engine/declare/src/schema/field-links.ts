import { findKind, type Field } from '../kinds/index.ts'

/** Addresses to which a field's value links, without duplicates; empty for an incomplete value, for example while typing. */
export const listLinks = (field: Field, value: unknown): string[] => {
  if (field.isOwnAddress || value == null || value === '') return []
  try {
    const uses = findKind(field).uses?.(value, field) ?? []
    return [...new Set(uses.filter(({ isShown }) => !isShown).map(({ address }) => address))]
  } catch {
    return []
  }
}
