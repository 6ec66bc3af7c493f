import { allResources } from '../find-resource.ts'
import type { Resource } from '@kampana/shared/resource'
import type { ResourceHooks } from '../hooks.ts'
import { relationsOf } from '../relations.ts'
import { tableOf } from '../table.ts'

/** Rows of another table that go with a record when it is deleted, and come back with it. */
export interface Dependent {
  table: string
  /** The column that holds the record's id. */
  column: string
  /** In a table of pairs the other end, which may be gone by then. */
  other?: { column: string; table: string }
}

/** What goes with a resource's records: its relations, others' relations to it, and what it names itself. */
export const dependentsOf = (resource: Resource, { cascade = [] }: ResourceHooks): Dependent[] => [
  ...relationsOf(resource).map(({ pairs, own, other, related }) => ({
    table: pairs,
    column: own,
    other: { column: other, table: tableOf(related) },
  })),
  ...allResources.flatMap((holder) =>
    relationsOf(holder)
      .filter(({ related }) => related.name === resource.name)
      .map(({ pairs, own, other }) => ({
        table: pairs,
        column: other,
        other: { column: own, table: tableOf(holder) },
      })),
  ),
  ...cascade,
]
