import type { Field } from '@kampana/engine-declare/kinds/index'
import { anyText } from '../kinds/bases.tsx'
import { kindView } from '../kinds/index.ts'

/** Value of a field as plain text, for diffs. A value without a field is converted by its type. */
export const toText = (field: Field | undefined, value: unknown, t = (text: string) => text): string => {
  if (value == null || value === '') return (field && kindView(field).noneLabel(field)) ?? ''
  if (!field) return anyText(value)
  const { text, textIsLabel } = kindView(field)
  return textIsLabel ? t(text(value, field)) : text(value, field)
}
