import type { Field } from './field.ts'

/** The signs that are sent beside fields of these and aren't stored (`pastIf`), and the fields that each is for. */
export const signsOf = (
  fields: Readonly<Record<string, Field>>,
): Map<string, { label: string; of: string[] }> => {
  const signs = new Map<string, { label: string; of: string[] }>()
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'day' || !field.pastIf) continue
    const { input, label } = field.pastIf
    signs.set(input, { label, of: [...(signs.get(input)?.of ?? []), name] })
  }
  return signs
}
