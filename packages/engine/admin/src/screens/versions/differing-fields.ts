import { isSameValue } from '@kampana/engine-declare/merge/comparison'
import type { Field } from '@kampana/engine-declare/kinds/index'
import type { Resource } from '@kampana/engine-declare/resource'

type Values = Readonly<Record<string, unknown>>

/** Fields in which a version differs from the current record. */
export const differingFields = (
  { fields }: Resource,
  then: Values,
  now: Values,
): [name: string, field: Field][] =>
  Object.entries(fields).filter(
    ([name, field]) => name in then && !isSameValue(field, then[name] ?? null, now[name] ?? null),
  )
