import { required } from '../required.ts'
import type { Resource } from '@kampana/shared/resource'
import type { AppContext } from '../app-context.ts'
import type { Change, Causer } from './activity.ts'
import { act, create, edit } from './change-record.ts'
import { throwReferenceViolation, throwUniqueViolation } from './constraint-violation.ts'
import type { ResourceHooks } from './hooks.ts'
import { removeUnreadableLinks } from './readable-links.ts'
import { remove, restore } from './removal/removal.ts'
import type { Edited, Store } from './store.ts'
import { selectRow, selectRows } from './query/select.ts'
import { isTextCondition } from './query/text-search.ts'
import { putBack } from './versions/put-back.ts'
import { versionReader } from './versions/version-reader.ts'

/** The store of a declared resource. */
export const createStore = (resource: Resource, context: AppContext, hooks: ResourceHooks = {}): Store => {
  const { db, reader, content, now, settings, college } = context
  const { kind } = settings.database
  const lock = kind === 'postgres'
  // Only changes of public resources increase the content version.
  const isPublic = resource.public.length > 0
  const change = <T>(
    causer: Causer,
    work: (change: Change) => Promise<T>,
    changed?: (result: T) => boolean,
  ): Promise<T> =>
    content
      .change(
        (trx) =>
          work({
            trx,
            causer,
            lock,
            now: now(),
            lists: college().lists,
            trashKeptDays: settings.trashKeptDays,
          }),
        (result) => isPublic && (changed?.(result) ?? true),
      )
      .catch((error: unknown) => throwUniqueViolation(resource, error))
  const changeOne = async <T extends Edited>(
    causer: Causer,
    work: (change: Change) => Promise<T>,
  ): Promise<T> => {
    const edited = await change(causer, work, ({ changed }) => changed)
    hooks.afterCommit?.(edited.record)
    return edited
  }
  return {
    list: async (query, viewer, client = query.conditions.some(isTextCondition) ? reader : db) => {
      const page = await selectRows({ client, kind }, resource, hooks, query, viewer)
      await removeUnreadableLinks(context, client, resource, page.rows, viewer)
      return page
    },
    find: (id) => selectRow(db, resource, hooks, id),
    create: async (input, causer) => {
      const created = await change(causer, (under) => create(under, resource, hooks, input))
      hooks.afterCommit?.(created)
      return created
    },
    createAll: (inputs, causer) =>
      change(causer, async (under) =>
        runInOrder(await inputs(under.trx), (input) => create(under, resource, hooks, input)),
      ),
    edit: (id, readInput, causer, check) =>
      changeOne(causer, (under) => edit(under, resource, hooks, id, readInput, check)),
    act: (id, action, causer) => changeOne(causer, (under) => act(under, resource, hooks, id, action)),
    remove: async (ids, causer, check) => {
      const until = await change(causer, (under) =>
        runInOrder(ids, (id) => remove(under, resource, hooks, id, check)),
      ).catch((error: unknown) => throwReferenceViolation(db, resource, ids, error))
      return required(until.at(-1))
    },
    restore: async (ids, causer) => {
      const restored = await change(causer, (under) =>
        runInOrder(ids, (id) => restore(under, resource, hooks, id)),
      )
      for (const { record } of restored) hooks.afterCommit?.(record)
      return restored
    },
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
