import type { Field } from '@kampana/shared/kinds/index'
import type { Resource } from '@kampana/shared/resource'
import { isSameValue } from '../../unsaved/changed-values.ts'
import { relatedIds } from '../related/related-ids.ts'

type Values = Readonly<Record<string, unknown>>

/** The fields in which a version differs from today's record. Related records are compared by their ids. */
export const differingFields = (
  { fields }: Resource,
  then: Values,
  now: Values,
): [name: string, field: Field][] =>
  Object.entries(fields).filter(([name, field]) => {
    if (!(name in then)) return false
    const [one, other] = [then[name] ?? null, now[name] ?? null]
    return 'resource' in field ? idsOf(one) !== idsOf(other) : !isSameValue(field, one, other)
  })

const idsOf = (value: unknown): string =>
  relatedIds([value ?? []].flat())
    .map(String)
    .sort()
    .join()
