import * as z from 'zod'
import { distinct, idSchema, numberFromText, relatedSchema, trimmed } from './checks.ts'
import { baseField, type BaseField, type Kind } from './kind.ts'
import { isRelated, relatedId, type Related } from './reference.ts'

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

/** Maximum number of records in one relation. */
const maxRelated = 1000

export const referenceManyKind: Kind<ReferenceManyField> = {
  storage: 'pairs',
  upload: null,
  clean: trimmed,
  input: (_field, name) => distinct(z.preprocess(numberFromText, idSchema(name)), name, maxRelated),
  reply: () => z.array(relatedSchema()),
  text: (value) =>
    [value]
      .flat()
      .filter(isRelated)
      .map(({ description }) => description)
      .join(', '),
  uses: null,
}

/** Ids of related records, given as records or ids. */
export const relatedIds = (value: unknown): unknown[] => (Array.isArray(value) ? value.map(relatedId) : [])
