import type { Version } from '@kampana/engine-declare/api/version'
import { versionCalls } from '@kampana/engine-declare/calls/version-calls'
import type { Resource } from '@kampana/engine-declare/resource'
import { Alert, Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate, type RaRecord, HttpError, useDataProvider, useRefresh } from 'react-admin'
import { readRecordVersion } from '../../data-provider/record-version.ts'
import { useCall } from '../../data-provider/use-call.ts'
import { errorMessage } from '../../error-message.ts'
import { differingFields } from './differing-fields.ts'
import { RecordComparison } from './record-comparison.tsx'
import { useState } from 'react'
import type { EngineDataProvider } from '../../data-provider.ts'
import { useChangeTask } from '../../task/use-change-task.ts'
import { useTask } from '../../task/use-task.ts'
import { useNotifyWithUndo } from '../delete/use-notify-with-undo.ts'

interface Props {
  resource: Resource
  record: RaRecord
  version: Version
  mayPutBack: boolean
  onDone: () => void
}

/** Differences between a version and the current record, and the button that restores the version. */
export const VersionComparison = ({ resource, record, version, mayPutBack, onDone }: Props) => {
  const t = useTranslate()
  const read = useCall(versionCalls(resource).read)
  const { data, error } = useQuery({
    queryKey: [resource.name, 'versions', record.id, readRecordVersion(record), version.id],
    queryFn: async () => (await read({ id: Number(record.id), version: String(version.id) })).data,
    retry: false,
  })
  const fields = differingFields(resource, data?.record ?? {}, record)
  const { busy, failure, putBack } = usePutBack(resource, record, onDone)
  if (error) return <Alert severity="error">{t(errorMessage(error))}</Alert>
  if (!data) return null
  const unknown = data.unknown.map((name) => t(resource.fields[name]?.label ?? name)).join(', ')
  return (
    <>
      <RecordComparison
        resource={resource}
        before={data.record}
        after={record}
        headings={[t('This version'), t('Current version')]}
        same={t('Same as the current version.')}
      />
      {unknown && <Alert severity="info">{t('Not stored in the log: %{fields}', { fields: unknown })}</Alert>}
      {failure && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {failure.map((text) => (
            <div key={text}>{t(text)}</div>
          ))}
        </Alert>
      )}
      {mayPutBack && fields.length > 0 && (
        <Button
          variant="contained"
          // A disabled button would lose focus.
          aria-disabled={busy}
          onClick={() => busy || void putBack(version.id)}
        >
          {t('Restore this version')}
        </Button>
      )}
    </>
  )
}

/** Restores a version of a record and shows the server's message with Undo, which restores the previous version. */
const usePutBack = (resource: Resource, record: RaRecord, onDone: () => void) => {
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
