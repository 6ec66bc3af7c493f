import { messages } from '@kampana/shared/messages/messages'
import { useDataProvider, useRefresh, useResourceContext, useUnselect, type RaRecord } from 'react-admin'
import { findResource } from '@kampana/shared/resources/index'
import { readMessage } from '../../data-provider/server-message.ts'
import { useNotifyResult } from '../use-notify-result.ts'
import { useTask } from '../../use-task.ts'
import { useNotifyWithUndo } from './use-notify-with-undo.ts'

/** Updates a few fields of a record, notifies with the server's message, and offers Undo. */
export const useUpdateWithUndo = () => {
  const resource = useResourceContext() ?? ''
  const provider = useDataProvider()
  const notifyWithUndo = useNotifyWithUndo()
  const notifyResult = useNotifyResult()
  const task = useTask()
  const refresh = useRefresh()
  const unselect = useUnselect(resource)
  const put = async (record: RaRecord, data: object): Promise<object> =>
    (await provider.update(resource, { id: record.id, data, previousData: record })).data

  const run = (work: () => Promise<void>): Promise<boolean> => task.run(work).finally(refresh)
  const change = (record: RaRecord, values: object): Promise<boolean> =>
    run(async () => {
      const before = Object.fromEntries(Object.keys(values).map((name) => [name, record[name]]))
      const answer = await put(record, values)
      unselect([record.id])
      notifyWithUndo(readMessage(answer) ?? messages.edited(findResource(resource).singular), () =>
        run(async () => void notifyResult(await put(record, before))),
      )
    })
  return { busy: task.busy, change }
}
