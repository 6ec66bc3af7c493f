import { messages } from '@kampana/shared/messages/messages'
import { useState } from 'react'
import { useDataProvider, useRefresh, useResourceContext, useUnselect, type RaRecord } from 'react-admin'
import { findResource } from '../../data-provider/find-resource.ts'
import { readMessage } from '../../data-provider/server-message.ts'
import { useNotifyResult, useNotifyError } from '../use-notify-result.ts'
import { useNotifyWithUndo } from './use-notify-with-undo.ts'

/** Changes a few fields of a record by one press, tells what the server said, and offers the way back. */
export const useUpdateWithUndo = () => {
  const resource = useResourceContext() ?? ''
  const [busy, setBusy] = useState(false)
  const provider = useDataProvider()
  const tell = useNotifyWithUndo()
  const notifyResult = useNotifyResult()
  const notifyError = useNotifyError()
  const refresh = useRefresh()
  const unselect = useUnselect(resource)
  const put = async (record: RaRecord, data: object): Promise<object> =>
    (await provider.update(resource, { id: record.id, data, previousData: record })).data

  const doing = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true)
    await work().catch(notifyError)
    setBusy(false)
    refresh()
  }
  const change = (record: RaRecord, to: object): Promise<void> =>
    doing(async () => {
      const before = Object.fromEntries(Object.keys(to).map((name) => [name, record[name]]))
      const answer = await put(record, to)
      unselect([record.id])
      tell(readMessage(answer) ?? messages.edited(findResource(resource).singular), () =>
        doing(async () => void notifyResult(await put(record, before))),
      )
    })
  return { busy, change }
}
