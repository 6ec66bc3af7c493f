import type { Resource } from '@kampana/engine-declare/resource'
import { useDataProvider, useNotify, useRefresh, type RaRecord } from 'react-admin'
import type { EngineDataProvider } from '../../data-provider.ts'
import { errorMessage } from '../../error-message.ts'
import { useNotifyWithUndo } from '../delete/use-notify-with-undo.ts'
import { currentPosition, type RecordTree, type TreeMove } from './tree-rows.ts'

/** Moves a record in a tree and offers undo. */
export const useMove = (resource: Resource) => {
  const provider = useDataProvider<EngineDataProvider>()
  const notify = useNotify()
  const notifyWithUndo = useNotifyWithUndo()
  const refresh = useRefresh()
  const send = (record: RaRecord, move: TreeMove) =>
    provider
      .move(resource.name, record.id, move)
      .catch((error: unknown) => {
        notify(errorMessage(error), { type: 'error' })
      })
      .finally(refresh)
  return async (tree: RecordTree, record: RaRecord, move: TreeMove): Promise<void> => {
    const before = currentPosition(tree, record)
    const message = await send(record, move)
    if (typeof message === 'string') notifyWithUndo(message, () => send(record, before))
  }
}
