import * as z from 'zod'
import { distinct, idSchema, relatedSchema } from './checks.ts'
import { numeric, trimmed } from './clean.ts'
import { baseField, type BaseField, type Kind } from './kind.ts'
import type { Related } from './reference.ts'

/** Several other records. Read as `[{id, description}]`, written as ids under `input`. */
export interface ReferenceManyField extends BaseField<Related[], number[]> {
  kind: 'referenceMany'
  resource: string
  input: string
}
export const referenceMany = <const Input extends string>(
  label: string,
  resource: string,
  input: Input,
): ReferenceManyField & { input: Input } => ({
  ...baseField(label),
  kind: 'referenceMany',
  resource,
  input,
})

/** The most records that a relation names at once. */
const maxRelated = 1000

export const referenceManyKind: Kind<ReferenceManyField> = {
  storage: 'pairs',
  upload: null,
  clean: trimmed,
  input: (_field, name) => distinct(z.preprocess(numeric, idSchema(name)), name, maxRelated),
  reply: () => z.array(relatedSchema()),
  text: (value) => ((value ?? []) as Related[]).map(({ description }) => description).join(', '),
}
