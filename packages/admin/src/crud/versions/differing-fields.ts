import { isSameValue } from '@kampana/shared/merge/comparison'
import type { Field } from '@kampana/shared/kinds/index'
import type { Resource } from '@kampana/shared/resource'

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
