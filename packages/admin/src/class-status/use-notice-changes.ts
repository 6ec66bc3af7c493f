import { classStatus } from '@kampana/shared/resources/class-status'
import { messages } from '@kampana/shared/messages/messages'
import { useState } from 'react'
import { useDataProvider, useRefresh, type Identifier, type RaRecord } from 'react-admin'
import { useNotifyWithUndo } from '../crud/delete/use-notify-with-undo.ts'
import { useNotifyResult, useNotifyError } from '../crud/use-notify-result.ts'
import { readMessage } from '../data-provider/server-message.ts'
import type { NoticeValues } from './notice-presets.ts'

const resource = classStatus.name

/**
 * Posts, ends, extends and takes back class notices, tells what the server said, and offers the way back. Why a change
 * failed is told by a notice, or left to a dialog that takes `onFailure`: a notice would lie on its buttons.
 */
export const useNoticeChanges = ({ onFailure }: { onFailure?: (error: unknown) => void } = {}) => {
  const [busy, setBusy] = useState(false)
  const provider = useDataProvider()
  const undoable = useNotifyWithUndo()
  const refresh = useRefresh()
  const notifyResult = useNotifyResult()
  const notifyError = useNotifyError()
  const told = onFailure ?? notifyError

  /** Returns whether it succeeded. */
  const doing = async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true)
    try {
      await work()
      return true
    } catch (error) {
      told(error)
      return false
    } finally {
      setBusy(false)
      refresh()
    }
  }
  const tell = (answer: object, otherwise: string, undo: () => Promise<unknown>): void =>
    undoable(readMessage(answer) ?? otherwise, async () => void (await undo()))
  const remove = (id: Identifier, previousData: RaRecord) =>
    doing(async () => void notifyResult((await provider.delete(resource, { id, previousData })).data))
  const endAt = (notice: RaRecord, ends_at: string) =>
    provider.update(resource, { id: notice.id, data: { ends_at }, previousData: notice })

  return {
    busy,
    remove,
    post: (values: NoticeValues) =>
      doing(async () => {
        const { data } = await provider.create<RaRecord>(resource, { data: values })
        tell(data, messages.created(classStatus.singular), () => remove(data.id, data))
      }),
    /** `now` is the server's. */
    end: (notice: RaRecord, at: string) =>
      doing(async () => {
        const { data } = await endAt(notice, at)
        tell(data, messages.edited(classStatus.singular), () =>
          doing(async () => void notifyResult((await endAt(notice, String(notice.ends_at))).data)),
        )
      }),
  }
}
