import { isForVisitors } from '@kampana/shared/visibility'
import type { Resource } from '@kampana/shared/resource'
import type { AppContext } from '../app-context.ts'
import type { Change, Causer } from './activity.ts'
import { actAll } from './actions/act-all.ts'
import { changeContext } from './change-context.ts'
import { act, create, edit } from './change-record.ts'
import { throwReferenceViolation, throwUniqueViolation } from './constraint-violation.ts'
import type { EngineHooks } from './hooks.ts'
import { importer } from './import/importer.ts'
import { addExtras } from './list-extras.ts'
import { removeUnreadableLinks } from './readable-links.ts'
import { removeAll, restoreAll } from './removal/remove-all.ts'
import type { Edited, Store } from './store.ts'
import type { Row } from './table.ts'
import { selectRow, selectRows } from './query/select.ts'
import { isTextCondition } from './query/text-search.ts'
import { move } from './tree/move.ts'
import { putBack } from './versions/put-back.ts'
import { versionReader } from './versions/version-reader.ts'

/** The store of a declared resource. */
export const createStore = (resource: Resource, context: AppContext, hooks: EngineHooks): Store => {
  const { db, reader, content } = context
  // Only changes of what visitors see increase the content version.
  const isPublic = isForVisitors(resource)
  const change = <T>(
    causer: Causer,
    work: (change: Change) => Promise<T>,
    changed?: (result: T) => boolean,
  ): Promise<T> =>
    content
      .change(
        (trx) => work({ ...changeContext(context), trx, causer }),
        (result) => isPublic && (changed?.(result) ?? true),
      )
      .catch((error: unknown) => throwUniqueViolation(resource, error))
  const changeOne = <T extends Edited>(causer: Causer, work: (change: Change) => Promise<T>): Promise<T> =>
    change(causer, work, ({ changed }) => changed).then(tell((edited) => [edited.record]))
  const tell =
    <T>(recordsOf: (result: T) => readonly Row[]) =>
    (result: T): T => {
      for (const record of recordsOf(result)) hooks.afterCommit?.(record)
      if (resource.drafts) context.outbox.wake()
      return result
    }
  return {
    list: async (query, viewer, client = query.conditions.some(isTextCondition) ? reader : db) => {
      const page = await selectRows(client, resource, hooks, query, viewer)
      await removeUnreadableLinks(context, client, resource, page.rows, viewer)
      await addExtras(client, resource, query, page)
      return page
    },
    find: (id) => selectRow(db, resource, hooks, id),
    create: (input, causer) =>
      change(causer, (under) => create(under, resource, hooks, input)).then(tell((created) => [created])),
    createAll: (inputs, causer) =>
      change(causer, async (under) =>
        runInOrder(await inputs(under.trx), (input) => create(under, resource, hooks, input)),
      ).then(tell((created) => created)),
    edit: (id, readInput, causer, check) =>
      changeOne(causer, (under) => edit(under, resource, hooks, id, readInput, check)),
    act: (id, name, causer, input) =>
      changeOne(causer, (under) => act(under, resource, hooks, id, name, input)),
    actAll: (ids, action, viewer, input) =>
      change(
        viewer,
        (under) => actAll(under, resource, hooks, ids, { name: action, input, viewer }),
        ({ changed }) => changed.length > 0,
      ).then(tell(({ changed }) => changed.map(({ record }) => record))),
    move: (id, target, causer) => changeOne(causer, (under) => move(under, resource, hooks, id, target)),
    remove: (ids, causer, check) =>
      change(causer, (under) => removeAll(under, resource, hooks, ids, check)).catch((error: unknown) =>
        throwReferenceViolation(db, resource, ids, error),
      ),
    restore: (ids, viewer) =>
      change(viewer, (under) => restoreAll(under, resource, hooks, ids, viewer)).then(
        tell((restored) => restored.map(({ record }) => record)),
      ),
    ...importer(context, resource, hooks, change),
    ...versionReader(context, resource, hooks),
    putBack: (request, causer) => changeOne(causer, (under) => putBack(under, resource, hooks, request)),
  }
}

/** Runs tasks one after the other, as the transaction's single connection does. */
const runInOrder = async <T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> => {
  const results: R[] = []
  for (const item of items) results.push(await work(item))
  return results
}
