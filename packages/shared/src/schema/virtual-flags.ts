import type { Field } from '../kinds/index.ts'

/** The flags that are sent beside these fields and never stored (`pastIf`), each with the fields that it is for. */
export const virtualFlags = (
  fields: Readonly<Record<string, Field>>,
): Map<string, { label: string; of: string[] }> => {
  const flags = new Map<string, { label: string; of: string[] }>()
  for (const [name, field] of Object.entries(fields)) {
    if (!('pastIf' in field) || !field.pastIf) continue
    const { input, label } = field.pastIf
    flags.set(input, { label, of: [...(flags.get(input)?.of ?? []), name] })
  }
  return flags
}
