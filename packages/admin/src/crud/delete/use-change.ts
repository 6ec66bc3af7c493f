import { messages } from '@kampana/shared/messages/messages'
import { useState } from 'react'
import { useDataProvider, useRefresh, useResourceContext, useUnselect, type RaRecord } from 'react-admin'
import { declared } from '../../data-provider/find-resource.ts'
import { saidWith } from '../../data-provider/server-message.ts'
import { useOutcome, useRefusal } from '../use-outcome.ts'
import { useUndoable } from './use-undoable.ts'

/** Changes a few fields of a record by one press, tells what the server said, and offers the way back. */
export const useChange = () => {
  const resource = useResourceContext()!
  const [busy, setBusy] = useState(false)
  const provider = useDataProvider()
  const tell = useUndoable()
  const outcome = useOutcome()
  const refusal = useRefusal()
  const refresh = useRefresh()
  const unselect = useUnselect(resource)
  const put = async (record: RaRecord, data: object): Promise<object> =>
    (await provider.update(resource, { id: record.id, data, previousData: record })).data as object

  const doing = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true)
    await work().catch(refusal)
    setBusy(false)
    refresh()
  }
  const change = (record: RaRecord, to: object): Promise<void> =>
    doing(async () => {
      const before = Object.fromEntries(Object.keys(to).map((name) => [name, record[name] as unknown]))
      const answer = await put(record, to)
      unselect([record.id])
      tell(saidWith(answer) ?? messages.edited(declared(resource).singular), () =>
        doing(async () => void outcome(await put(record, before))),
      )
    })
  return { busy, change }
}
