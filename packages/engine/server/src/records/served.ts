import type { Resource } from '@kampana/engine-declare/resource'
import { allResources } from '@kampana/engine-declare/registry/all-resources'
import { isForVisitors } from '@kampana/engine-declare/visibility'
import type { EngineContext } from './context/engine-context.ts'
import type { Causer } from './activity.ts'
import { changeContext } from './context/change-context.ts'
import { changedRecord, create } from './change-record.ts'
import { runAfterCommit } from './hooks/combine-hooks.ts'
import { throwUniqueViolation } from './constraint-violation.ts'
import type { EngineHooks } from './hooks/hooks.ts'
import { addExtras } from './list-extras.ts'
import { withStoredConditions } from './images/stored-conditions.ts'
import { findReferences } from './links/links.ts'
import { selectRow, selectRows } from './query/select.ts'
import { isTextCondition } from './query/text-search.ts'
import { removeUnreadableLinks } from './links/readable-links.ts'
import type { Store } from './store.ts'
import type { Row } from './table.ts'
import { move } from './tree/move.ts'
import type { WriteContext } from './write-context.ts'
import type { RouteRegistrar } from '../http/shared-routes.ts'

/** A resource with everything its routes need. */
export interface Served {
  /** Registers the resource's routes. */
  app: RouteRegistrar
  context: EngineContext
  resource: Resource
  hooks: EngineHooks
  store: Store
  change: MakeChange
}

/**
 * Runs a change and its log entries in one transaction. `changed` returns the changed records. If there are none, visitors'
 * pages stay cached.
 */
type MakeChange = <T>(
  causer: Causer,
  work: (writing: WriteContext) => Promise<T>,
  changed?: (result: T) => readonly Row[],
) => Promise<T>

/** Creates the objects that a resource's routes need. */
export const createServed = (
  app: RouteRegistrar,
  context: EngineContext,
  resource: Resource,
  hooks: EngineHooks,
): Served => {
  const { db, reader } = context
  const change = changeMaker(context, resource, hooks)
  const store: Store = {
    list: async (query, viewer, client = query.conditions.some(isTextCondition) ? reader : db) => {
      const stored = await withStoredConditions(context, resource, query)
      const page = await selectRows(client, resource, hooks, stored, viewer)
      await removeUnreadableLinks(context, client, resource, page.rows, viewer)
      await addExtras(client, resource, query, page)
      return page
    },
    find: (id) => selectRow(db, resource, hooks, id),
    move: (id, target, causer) => change(causer, (writing) => move(writing, id, target), changedRecord),
    createAll: (inputs, causer) =>
      change(
        causer,
        async (writing) => {
          const rows: Row[] = []
          // One after the other, because a transaction has a single connection.
          for (const input of await inputs(writing.trx)) rows.push(await create(writing, input))
          return rows
        },
        (created) => created,
      ),
  }
  return { app, context, resource, hooks, store, change }
}

const changeMaker = (context: EngineContext, resource: Resource, hooks: EngineHooks): MakeChange => {
  // Only changes that visitors can see increase the cache version. Visitors also see titles of records that a public record
  // names.
  const isPublic =
    isForVisitors(resource) ||
    allResources().some(
      (each) => isForVisitors(each) && findReferences(each).some(({ related }) => related === resource),
    )
  return async (causer, work, changed) => {
    const result = await context.cacheVersion
      .change(
        (trx) => work({ ...changeContext(context), trx, causer, resource, hooks }),
        (done) => isPublic && changed?.(done).length !== 0,
      )
      .catch((error: unknown) => throwUniqueViolation(resource, error))
    for (const record of changed?.(result) ?? []) runAfterCommit(context, resource, hooks, record)
    if (resource.drafts) context.outbox.wake()
    return result
  }
}
