import type { ReleaseRecord, ReleaseDetail, PublishRequest } from '@kampana/shared/api/releases'
import type { ReleaseActs } from '@kampana/shared/api/releases-api'
import { ApiError } from '@kampana/shared/api/http/api-error'
import { pick } from 'es-toolkit'
import { useState } from 'react'
import { useDataProvider, useNotify, useRefresh } from 'react-admin'
import type { EngineDataProvider } from '../../../data-provider.ts'
import { toFormError } from '../../../data-provider/errors.ts'
import { useChangeTask } from '../../../task/use-change-task.ts'
import { approvalOf } from '../approval.ts'

type Seen = PublishRequest['approved'][number]

/** Actions on a release as shown. If the release has changed, the changes are shown and nothing is published. */
export const useReleaseActs = (release: ReleaseDetail) => {
  const provider = useDataProvider<EngineDataProvider>()
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
  const act = async <A extends keyof ReleaseActs>(name: A, input: ReleaseActs[A]): Promise<void> => {
    const { message } = await provider
      .actOnRelease(release.id, name, input)
      .catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 412) setSeen(release.records.map(approvalOf))
        return toFormError({ fields: {} })(error)
      })
      .finally(refresh)
    notify(message, { type: 'success' })
  }
  const publish = (publish_at: string | null = null): PublishRequest => ({
    publish_at,
    approved: release.records.map(approvalOf),
  })
  return {
    busy,
    failure,
    act,
    publish: () =>
      report(async () => (await provider.actOnRelease(release.id, 'publish', publish())).message),
    schedule: (moment: string) => act('publish', publish(moment)),
    ask: () => report(async () => (await provider.actOnRelease(release.id, 'submit', undefined)).message),
    takeBack: () =>
      report(async () => (await provider.actOnRelease(release.id, 'withdraw', undefined)).message),
    discard: () => report(() => provider.discardRelease(release.id)),
    takeOut: (record: Pick<ReleaseRecord, 'resource' | 'id'>) =>
      report(
        async () => (await provider.beginRelease({ records: [pick(record, ['resource', 'id'])] })).message,
      ),
    note: async (note: string) => {
      notify((await provider.renameRelease(release.id, note)).message, { type: 'success' })
      refresh()
    },
    /** True if a record has changed since its publication was rejected. */
    isUnseen: (record: Seen) =>
      seen !== undefined && !seen.some((each) => JSON.stringify(each) === JSON.stringify(record)),
  }
}
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
