import { required } from '../required.ts'
import type { Resource } from '@kampana/shared/resource'
import type { AppContext } from '../app-context.ts'
import type { Change, Causer } from './activity.ts'
import { act, create, edit } from './change-record.ts'
import { throwReferenceViolation, throwUniqueViolation } from './constraint-violation.ts'
import type { ResourceHooks } from './hooks.ts'
import { importer } from './import/importer.ts'
import { addExtras } from './list-extras.ts'
import { removeUnreadableLinks } from './readable-links.ts'
import { remove, restore } from './removal/removal.ts'
import type { Edited, Store } from './store.ts'
import type { Row } from './table.ts'
import { selectRow, selectRows } from './query/select.ts'
import { isTextCondition } from './query/text-search.ts'
import { putBack } from './versions/put-back.ts'
import { versionReader } from './versions/version-reader.ts'

/** The store of a declared resource. */
export const createStore = (resource: Resource, context: AppContext, hooks: ResourceHooks = {}): Store => {
  const { db, reader, content, now, settings, college } = context
  const { kind } = settings.database
  const lock = kind === 'postgres'
  // Only changes of what visitors see increase the content version.
  const isPublic = resource.public.length > 0 || resource.editorial === true
  const settled = (): Omit<Change, 'trx' | 'causer'> => ({
    lock,
    now: now(),
    lists: college().lists,
    trashKeptDays: settings.trashKeptDays,
  })
  const change = <T>(
    causer: Causer,
    work: (change: Change) => Promise<T>,
    changed?: (result: T) => boolean,
  ): Promise<T> =>
    content
      .change(
        (trx) => work({ ...settled(), trx, causer }),
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
      await addExtras(client, resource, query, page)
      return page
    },
    find: (id) => selectRow(db, resource, hooks, id),
    create: async (input, causer) => {
      const created = await change(causer, (under) => create(under, resource, hooks, input))
      hooks.afterCommit?.(created)
      return created
    },
    createAll: async (inputs, causer) => {
      const created = await change(causer, async (under) =>
        runInOrder(await inputs(under.trx), (input) => create(under, resource, hooks, input)),
      )
      return afterAll(hooks, created, (record) => record)
    },
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
      return afterAll(hooks, restored, ({ record }) => record)
    },
    ...importer(context, resource, hooks, change),
    ...versionReader(context, resource, hooks),
    putBack: (request, causer) => changeOne(causer, (under) => putBack(under, resource, hooks, request)),
  }
}

/** Calls the resource's hook for each changed record, once all are committed. */
const afterAll = <T>({ afterCommit }: ResourceHooks, changed: T[], recordOf: (one: T) => Row): T[] => {
  for (const one of changed) afterCommit?.(recordOf(one))
  return changed
}

/** Runs tasks one after the other, as the transaction's single connection does. */
const runInOrder = async <T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> => {
  const results: R[] = []
  for (const item of items) results.push(await work(item))
  return results
}
