import { classStatus } from '@kampana/shared/resources/class-status'
import { stripDelimiters } from '@kampana/shared/messages/message'
import { messages } from '@kampana/shared/messages/messages'
import { useDataProvider, useRefresh, type Identifier, type RaRecord } from 'react-admin'
import { useNotifyWithUndo } from '../crud/delete/use-notify-with-undo.ts'
import { useNotifyResult } from '../crud/use-notify-result.ts'
import { readMessage } from '../data-provider/server-message.ts'
import { msg } from '../language/msg.ts'
import { useTask } from '../task/use-task.ts'
import type { NoticeValues } from './notice-presets.ts'

const resource = classStatus.name

/**
 * Posts, ends, extends and takes back class notices, tells what was done, and offers the way back. Why a change
 * failed is told by a notice, or left to a dialog that takes `onFailure`: a notice would lie on its buttons.
 */
export const useNoticeChanges = ({ onFailure }: { onFailure?: (error: unknown) => void } = {}) => {
  const provider = useDataProvider()
  const notifyWithUndo = useNotifyWithUndo()
  const refresh = useRefresh()
  const notifyResult = useNotifyResult()
  const task = useTask(onFailure)

  /** Returns whether it succeeded. */
  const run = (work: () => Promise<void>): Promise<boolean> => task.run(work).finally(refresh)
  const notify = (answer: object, otherwise: string, undo: () => Promise<unknown>): void =>
    notifyWithUndo(readMessage(answer) ?? otherwise, async () => void (await undo()))
  const remove = (id: Identifier, previousData: RaRecord) =>
    run(async () => void notifyResult((await provider.delete(resource, { id, previousData })).data))
  const endAt = (notice: RaRecord, ends_at: string) =>
    provider.update(resource, { id: notice.id, data: { ends_at }, previousData: notice })

  return {
    busy: task.busy,
    remove,
    post: (values: NoticeValues) =>
      run(async () => {
        const { data } = await provider.create<RaRecord>(resource, { data: values })
        notify(data, messages.created(classStatus.singular), () => remove(data.id, data))
      }),
    /** `now` is the server's. What it says of any change is less than what was done here, unless it changed nothing. */
    end: (notice: RaRecord, at: string) =>
      run(async () => {
        const { data } = await endAt(notice, at)
        const saved = stripDelimiters(messages.edited(classStatus.singular))
        const done = at === 'now' ? msg('The class notice has ended.') : msg('The class notice was extended.')
        notify(stripDelimiters(readMessage(data) ?? '') === saved ? {} : data, done, () =>
          run(async () => void notifyResult((await endAt(notice, String(notice.ends_at))).data)),
        )
      }),
  }
}
