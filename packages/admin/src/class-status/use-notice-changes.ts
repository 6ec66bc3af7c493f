import type { ClassNotice } from '@kampana/shared/class-status'
import { classStatus } from '@kampana/shared/resources/class-status'
import { stripDelimiters } from '@kampana/engine-declare/messages/message'
import { messages } from '@kampana/shared/messages/messages'
import { useDataProvider, useRefresh, type Identifier, type RaRecord } from 'react-admin'
import { useNotifyWithUndo } from '@kampana/engine-admin/screens/delete/use-notify-with-undo'
import { useNotifyResult } from '@kampana/engine-admin/screens/use-notify-result'
import { readMessage } from '@kampana/engine-admin/data-provider/server-message'
import { nowIso } from '@kampana/engine-admin/format/time-zone'
import { msg } from '@kampana/engine-admin/language/msg'
import { useTask } from '@kampana/engine-admin/task/use-task'
import type { NoticeValues } from './notice-choices.ts'

const resource = classStatus.name

/** Duration of the button that withdraws a notice right after posting. */
const stop = { label: msg('Stop'), duration: 15_000 }
/** Notices posted by this browser since the dashboard was opened. Colleagues posted the others. */
const postedHere = new Set<Identifier>()
/** Period during which a colleague's notice is shown to people who post one for the same levels. */
const recent = 10 * 60_000

/**
 * Posts, ends, extends and withdraws class notices, notifies of the result and offers to undo it. By default, errors are shown
 * as a notification. A dialog passes `onFailure`, because a notification would cover its buttons.
 */
export const useNoticeChanges = ({ onFailure }: { onFailure?: (error: unknown) => void } = {}) => {
  const provider = useDataProvider()
  const notifyWithUndo = useNotifyWithUndo()
  const refresh = useRefresh()
  const notifyResult = useNotifyResult()
  const task = useTask(onFailure)

  /** Resolves to true if it succeeded. */
  const run = (work: () => Promise<void>): Promise<boolean> => task.run(work).finally(refresh)
  const notify = (answer: object, otherwise: string, undo: () => Promise<unknown>): void =>
    notifyWithUndo(readMessage(answer) ?? otherwise, async () => void (await undo()))
  const remove = (id: Identifier, previousData: RaRecord, withAlert = false) =>
    run(async () => {
      const meta = withAlert ? { asked: { tell_families: '1' } } : {}
      notifyResult((await provider.delete(resource, { id, previousData, meta })).data)
    })
  const endAt = (notice: RaRecord, ends_at: string, withAlert: boolean) =>
    provider.update(resource, {
      id: notice.id,
      data: { ends_at, ...(withAlert && { tell_families: 1 }) },
      previousData: notice,
    })

  /**
   * A colleague's recent notice for some of the same levels. An error counts as none, so that it doesn't delay the new notice.
   */
  const findColleaguesNotice = async ({ levels }: NoticeValues): Promise<ClassNotice | undefined> => {
    const filter = { created_at_gte: new Date(Date.parse(nowIso()) - recent).toISOString() }
    const sort = { field: 'created_at', order: 'DESC' } as const
    const pagination = { page: 1, perPage: 10 }
    const { data } = await provider
      .getList<ClassNotice & RaRecord>(resource, { filter, sort, pagination })
      .catch(() => ({ data: [] }))
    const affects = (other: ClassNotice) =>
      !levels || !other.levels || other.levels.some((level) => levels.includes(level))
    return data.find((notice) => !postedHere.has(notice.id) && affects(notice))
  }

  return {
    busy: task.busy,
    findColleaguesNotice,
    remove,
    /** If `tell` is true, families get an e-mail. */
    post: (values: NoticeValues, withAlert: boolean) =>
      run(async () => {
        const asked = withAlert ? { tell_families: 1 } : {}
        const { data } = await provider.create<RaRecord>(resource, { data: { ...values, ...asked } })
        postedHere.add(data.id)
        notifyWithUndo(
          readMessage(data) ?? messages.created(classStatus.singular),
          () => remove(data.id, data),
          stop,
        )
      }),
    /**
     * `now` is the server's time. An undo is also sent to everyone who got the change. The server's message is less specific
     * than the one here, unless nothing changed.
     */
    end: (notice: RaRecord, at: string, withAlert: boolean) =>
      run(async () => {
        const { data } = await endAt(notice, at, withAlert)
        const saved = stripDelimiters(messages.edited(classStatus.singular))
        const done = at === 'now' ? msg('The class notice has ended.') : msg('The class notice was extended.')
        notify(stripDelimiters(readMessage(data) ?? '') === saved ? {} : data, done, () =>
          run(async () => void notifyResult((await endAt(notice, String(notice.ends_at), withAlert)).data)),
        )
      }),
  }
}
