import { formatActionText, type CustomAction } from '@kampana/engine-declare/custom-action'
import { basicMessages } from '@kampana/engine-declare/messages/basic-messages'
import { recordTitle, type Resource } from '@kampana/engine-declare/resource'
import { type RaRecord, useDataProvider, useRefresh, useUnselect } from 'react-admin'
import type { EngineDataProvider } from '../../data-provider.ts'
import { attachMessage } from '../../data-provider/server-message.ts'
import { useTask } from '../../task/use-task.ts'
import { useNotifyWithUndo } from '../delete/use-notify-with-undo.ts'
import { useNotifyResult } from '../use-notify-result.ts'
import { useUndoAction } from './use-undo-action.ts'

export interface NamedAction {
  resource: Resource
  name: string
  action: CustomAction
}

type Values = Readonly<Record<string, unknown>>

/**
 * Runs an action on a record, shows the result, with Undo if declared, and refreshes. `act` rejects with the error; `run`
 * shows it.
 */
export const useAction = ({ resource, name, action }: NamedAction, record: RaRecord) => {
  const { busy, run } = useTask()
  const provider = useDataProvider<EngineDataProvider>()
  const notifyResult = useNotifyResult()
  const notifyWithUndo = useNotifyWithUndo()
  const undo = useUndoAction(resource)(name)
  const refresh = useRefresh()
  const unselect = useUnselect(resource.name)
  const act = async (values: Values = {}): Promise<void> => {
    const reply = await provider.act(resource.name, name, record.id, values).finally(refresh)
    // The record may have left the list.
    unselect([record.id])
    const message = reply ?? formatActionText(action.done, recordTitle(resource, record))
    if (undo && message !== basicMessages.nothingChanged)
      notifyWithUndo(message, () => undo([{ ids: [Number(record.id)], before: record }]))
    else notifyResult(attachMessage({}, message))
  }
  return { act, run: () => run(act), busy }
}
