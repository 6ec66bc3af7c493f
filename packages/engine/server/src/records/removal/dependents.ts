import { allResources } from '@kampana/engine-declare/registry/all-resources'
import type { Resource } from '@kampana/engine-declare/resource'
import type { EngineHooks } from '../hooks/hooks.ts'
import { findRelations } from '../links/links.ts'
import { tableName } from '../table.ts'

/** Rows of another table that are deleted and restored with a record. */
export interface Dependent {
  table: string
  /** Column of the record's id. */
  column: string
  /** The other side of a join table, which may be deleted by now. */
  other?: { column: string; table: string }
}

/** Dependents of a resource's records: its relations, other resources' relations to it, and its `cascade`. */
export const listDependents = (
  resource: Resource,
  { cascade = [] }: Pick<EngineHooks, 'cascade'>,
): Dependent[] => [
  ...findRelations(resource).map(({ pairs, own, other, related }) => ({
    table: pairs,
    column: own,
    other: { column: other, table: tableName(related) },
  })),
  ...allResources().flatMap((holder) =>
    findRelations(holder)
      .filter(({ related }) => related.name === resource.name)
      .map(({ pairs, own, other }) => ({
        table: pairs,
        column: other,
        other: { column: own, table: tableName(holder) },
      })),
  ),
  ...cascade,
]
