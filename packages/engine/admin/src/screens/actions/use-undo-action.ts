import type { BulkReply } from '@kampana/engine-declare/calls/custom-action-calls'
import type { CustomAction } from '@kampana/engine-declare/custom-action'
import { permissionName, type Resource } from '@kampana/engine-declare/resource'
import { useDataProvider } from 'react-admin'
import { knownPermissions } from '../../back-end/own-server.ts'
import { isLimited } from '../../back-end/limits.ts'
import { storedAccount } from '../../back-end/stored-account.ts'
import type { EngineDataProvider } from '../../data-provider.ts'
import { msg } from '../../language/msg.ts'
import { useChangeTask } from '../../task/use-change-task.ts'

type Changed = BulkReply['changed']

/** Undoes an action by its declared reverse; undefined without one or without permission. */
export const useUndoAction = (resource: Resource) => {
  const provider = useDataProvider<EngineDataProvider>()
  const { change } = useChangeTask()
  const undoGroup = async (name: string, { ids, before }: Changed[number]) => {
    if (resource.customActions[name]?.bulk)
      return (await provider.actMany(resource.name, name, ids, before)).message
    let message: string | undefined
    for (const id of ids) message = await provider.act(resource.name, name, id, before)
    return message
  }
  return (action: string): ((changed: Changed) => Promise<boolean>) | undefined => {
    const name = resource.customActions[action]?.undo ?? ''
    const undoing = resource.customActions[name]
    if (!undoing || !mayAct(resource, undoing)) return undefined
    return (changed) =>
      change(async () => {
        const replies: (string | undefined)[] = []
        for (const group of changed) replies.push(await undoGroup(name, group))
        const [only] = replies
        return replies.length === 1 && only !== undefined ? only : msg('Change undone.')
      })
  }
}

/** True if the person has an action's permission, as far as the back end reports it. */
export const mayAct = (resource: Resource, { permission }: CustomAction): boolean => {
  const name = permissionName(permission, resource)
  return (knownPermissions(storedAccount.read())?.includes(name) ?? true) && !isLimited(resource, name)
}
