import type { Resource } from '@kampana/engine-declare/resource'
import type { EngineContext } from '../context/engine-context.ts'
import type { EngineHooks, RecordHooks, Written } from './hooks.ts'
import type { Row } from '../table.ts'
import { visibilityHooks } from '../visibility.ts'
import type { WriteContext } from '../write-context.ts'

/** Combines the hooks of modules in order, and adds the declared visibility. */
export const combineHooks = (
  resource: Resource,
  context: Pick<EngineContext, 'settings' | 'now'>,
  parts: readonly RecordHooks[],
): EngineHooks => {
  const { listScope, computedColumns = [], serialize = [], ...hooks } = mergeHooks(resource, parts)
  return {
    ...hooks,
    computedColumns: (...args) => Object.assign({}, ...computedColumns.map((hook) => hook(...args))),
    serialize: (row) => serialize.reduce<Row>((shown, hook) => hook(shown), row),
    ...visibilityHooks(resource, context, listScope),
  }
}

/** Appends arrays. Throws if two modules contribute a hook that isn't an array. */
const mergeHooks = ({ name }: Resource, parts: readonly RecordHooks[]): RecordHooks => {
  const merged: Record<string, unknown> = {}
  for (const [hook, own] of parts.flatMap((part) => Object.entries(part))) {
    const before = merged[hook] ?? []
    if (!Array.isArray(before)) throw new Error(`Two modules contribute the hook ${hook} of ${name}.`)
    merged[hook] = Array.isArray(own) ? [...before, ...own] : own
  }
  return merged
}

/** Runs the hooks of a written change in its transaction. */
export const runAfterWrite = async (
  { trx, causer, hooks, asked = {} }: WriteContext,
  written: Pick<Written, 'action' | 'record' | 'old'> & { input?: Written['input'] },
): Promise<void> => {
  for (const hook of hooks.afterWrite ?? [])
    await hook(trx, { input: {}, ...written, causer, asked } as Written)
}

/** Runs the hooks after a commit. An error can't undo the change, so it is only logged. */
export const runAfterCommit = (
  { log }: Pick<EngineContext, 'log'>,
  { name }: Resource,
  { afterCommit = [] }: Pick<EngineHooks, 'afterCommit'>,
  record: Row,
): void => {
  for (const hook of afterCommit)
    try {
      hook(record)
    } catch (error) {
      log().error({ err: error, resource: name, id: record.id }, `hook after a commit failed: ${name}`)
    }
}
