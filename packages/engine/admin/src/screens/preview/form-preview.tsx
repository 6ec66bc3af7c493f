import type { Resource } from '@kampana/engine-declare/resource'
import { Box } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { PreviewPane } from './preview-pane.tsx'
import { usePreview } from './use-preview.ts'
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
