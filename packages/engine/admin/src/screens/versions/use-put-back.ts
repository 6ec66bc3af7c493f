import type { Resource } from '@kampana/engine-declare/resource'
import { useState } from 'react'
import { HttpError, useDataProvider, useRefresh, type RaRecord } from 'react-admin'
import type { EngineDataProvider } from '../../data-provider.ts'
import { readRecordVersion } from '../../data-provider/record-version.ts'
import { errorMessage } from '../../error-message.ts'
import { useChangeTask } from '../../task/use-change-task.ts'
import { useTask } from '../../task/use-task.ts'
import { useNotifyWithUndo } from '../delete/use-notify-with-undo.ts'

/** Restores a version of a record and shows the server's message with Undo, which restores the previous version. */
export const usePutBack = (resource: Resource, record: RaRecord, onDone: () => void) => {
  const provider = useDataProvider<EngineDataProvider>()
  const [failure, setFailure] = useState<string[]>()
  const notifyWithUndo = useNotifyWithUndo()
  const refresh = useRefresh()
  const { busy, run } = useTask((error) => setFailure(textsOf(error)))
  const { change } = useChangeTask()
  const undo = (former: number, etag: string | undefined) =>
    change(async () => (await provider.putBack(resource.name, record.id, former, etag)).message)
  const putBack = async (version: number): Promise<void> => {
    setFailure(undefined)
    const done = await run(async () => {
      const { name } = resource
      const etagNow = readRecordVersion(record)
      const { message, former, etag } = await provider.putBack(name, record.id, version, etagNow)
      notifyWithUndo(message, () => undo(former, etag))
      onDone()
    })
    if (done) refresh()
  }
  return { busy, failure, putBack }
}

/** Error of each field that can't be restored, or another error. */
const textsOf = (error: unknown): string[] => {
  const body: unknown = error instanceof HttpError ? error.body : undefined
  const errors = typeof body === 'object' && body !== null && 'errors' in body ? body.errors : undefined
  const texts = Object.entries(errors ?? {}).flatMap(([name, text]: [string, unknown]) =>
    name === 'root' || typeof text !== 'string' ? [] : [text],
  )
  return texts.length > 0 ? texts : [errorMessage(error)]
}
