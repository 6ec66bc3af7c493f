import { inputName } from '@kampana/shared/kinds/index'
import type { Resource } from '@kampana/shared/resource'
import type { RaRecord, TranslateFunction } from 'react-admin'

/** The values with which a copy of a record begins: what people write, but not when it is published. */
export const copyValues = (
  { fields, title, unique }: Pick<Resource, 'fields' | 'title' | 'unique'>,
  record: RaRecord,
  t: TranslateFunction,
): Record<string, unknown> => {
  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    if (field.readOnly) continue
    const input = inputName(name, field)
    values[input] = 'now' in field ? null : (record[input] ?? null)
  }
  if (unique.some((names) => names.includes(title)))
    values[title] = t('%{title} (copy)', { title: String(record[title]) })
  return values
}
