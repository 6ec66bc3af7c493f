import type { Resource } from '@kampana/engine-declare/resource'
import { Box } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { PreviewPane } from './preview-pane.tsx'
import { useEffect, useEffectEvent, useState } from 'react'
import { errorMessage } from '../../error-message.ts'
import { usePreviewCall, type PreviewCall } from './use-preview-call.ts'

/** Preview of a record's page with the form's current values. */
export const FormPreview = ({ resource }: { resource: Resource }) => {
  const call = usePreviewCall(resource)
  return call ? <Followed call={call} /> : null
}

const Followed = ({ call }: { call: PreviewCall }) => {
  const record = useRecordContext()
  const values: Readonly<Record<string, unknown>> = useWatch()
  const { page, problem } = usePreview(JSON.stringify(values), (json, signal) =>
    call(JSON.parse(json) as typeof values, record?.id, signal),
  )
  return (
    <Box sx={{ mt: 2 }}>
      <PreviewPane html={page ?? ''} problem={problem} />
    </Box>
  )
}

/** In milliseconds. The page then appears within 300 ms of the last keystroke. */
const debounce = 80

interface Preview {
  /** Latest page; undefined before the first. */
  page: string | undefined
  /** Readable error of the latest request. */
  problem: string | undefined
}

/** Fetches a page's HTML after its debounced JSON changes. A newer request aborts the older one. */
const usePreview = (json: string, ask: (json: string, signal: AbortSignal) => Promise<string>): Preview => {
  const [preview, setPreview] = useState<Preview>({ page: undefined, problem: undefined })
  const askNow = useEffectEvent(ask)
  useEffect(() => {
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      askNow(json, leaving.signal).then(
        (page) => {
          if (!leaving.signal.aborted) setPreview({ page, problem: undefined })
        },
        (error: unknown) => {
          if (!leaving.signal.aborted) setPreview((last) => ({ ...last, problem: errorMessage(error) }))
        },
      )
    }, debounce)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [json])
  return preview
}
