import type { ReleaseRecord, ReleaseDetail } from '@kampana/engine-declare/api/releases'
import { releaseCalls } from '@kampana/engine-declare/calls/release-calls'
import { ApiError } from '@kampana/engine-declare/api/http/api-error'
import { pick } from 'es-toolkit'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { toFormError } from '../../../data-provider/errors.ts'
import { useCall } from '../../../data-provider/use-call.ts'
import { useChangeTask } from '../../../task/use-change-task.ts'
import { approvalOf } from '../approval.ts'

type Seen = ReturnType<typeof approvalOf>

/** Actions on a release as shown. If the release has changed, the changes are shown and nothing is published. */
export const useReleaseActs = (release: ReleaseDetail) => {
  const calls = useReleaseCalls()
  const notify = useNotify()
  const refresh = useRefresh()
  const [failure, setFailure] = useState<readonly string[]>([])
  const [seen, setSeen] = useState<readonly Seen[]>()
  const { busy, change: run } = useChangeTask((error) => {
    setFailure(textsOf(error))
    if (error instanceof ApiError && error.status === 412) setSeen(release.records.map(approvalOf))
  })
  const report = (work: () => Promise<string | undefined>) => {
    setFailure([])
    return run(work)
  }
  /** The same action for a dialog, which shows its own errors. */
  const act = async (call: Promise<{ message: string }>): Promise<void> => {
    const { message } = await call
      .catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 412) setSeen(release.records.map(approvalOf))
        return toFormError({ fields: {} })(error)
      })
      .finally(refresh)
    notify(message, { type: 'success' })
  }
  const { id } = release
  const publish = (publish_at: string | null = null) => ({
    publish_at,
    approved: release.records.map(approvalOf),
  })
  return {
    busy,
    failure,
    publish: () => report(async () => (await calls.publish({ id, body: publish() })).message),
    schedule: (moment: string) => act(calls.publish({ id, body: publish(moment) })),
    reject: (reviewNote: string) => act(calls.reject({ id, body: { review_note: reviewNote } })),
    take: (records: readonly Named[]) => act(calls.take({ id, body: { records: records.map(nameOf) } })),
    ask: () => report(async () => (await calls.submit({ id })).message),
    takeBack: () => report(async () => (await calls.withdraw({ id })).message),
    discard: () => report(async () => (await calls.discard({ id })).message),
    takeOut: (record: Named) =>
      report(async () => (await calls.create({ body: { records: [nameOf(record)] } })).message),
    note: async (note: string) => {
      notify((await calls.rename({ id, body: { note } })).message, { type: 'success' })
      refresh()
    },
    /** True if a record has changed since its publication was rejected. */
    isUnseen: (record: Seen) =>
      seen !== undefined && !seen.some((each) => JSON.stringify(each) === JSON.stringify(record)),
  }
}
type Named = Pick<ReleaseRecord, 'resource' | 'id'>
const nameOf = (record: Named): Named => pick(record, ['resource', 'id'])

const useReleaseCalls = () => ({
  create: useCall(releaseCalls.create),
  rename: useCall(releaseCalls.rename),
  take: useCall(releaseCalls.take),
  submit: useCall(releaseCalls.submit),
  reject: useCall(releaseCalls.reject),
  withdraw: useCall(releaseCalls.withdraw),
  publish: useCall(releaseCalls.publish),
  discard: useCall(releaseCalls.discard),
})
export type ActsOfRelease = ReturnType<typeof useReleaseActs>

/** Reasons for a rejection: the errors of each record, or the general message. */
const textsOf = (error: unknown): string[] => {
  const faults = error instanceof ApiError ? Object.values(error.errors) : []
  return faults.length > 0 ? faults : [error instanceof Error ? error.message : String(error)]
}

/** Records of other releases that can move to this one. */
export const movableRecords = (
  releases: readonly { id: number; records: readonly ReleaseRecord[] }[],
  here: number,
): ReleaseRecord[] =>
  releases.filter(({ id }) => id !== here).flatMap(({ records }) => records.filter(({ may }) => may.edit))
