import type { Field } from '@kampana/shared/kinds/index'
import { anyText } from '../kinds/defaults.ts'
import { viewOf } from '../kinds/index.ts'

/** A field's value as plain text, for comparing; a value without a field as well as it can be told. */
export const toText = (field: Field | undefined, value: unknown, t = (text: string) => text): string => {
  if (value == null || value === '') return (field && viewOf(field).noneLabel(field)) ?? ''
  if (!field) return anyText(value)
  const { text, textIsLabel } = viewOf(field)
  return textIsLabel ? t(text(value, field)) : text(value, field)
}
