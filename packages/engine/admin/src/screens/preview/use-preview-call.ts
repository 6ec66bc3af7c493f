import { pagePreviewCalls } from '@kampana/engine-declare/calls/preview-calls'
import { ownAddressField } from '@kampana/engine-declare/record-address'
import type { Resource } from '@kampana/engine-declare/resource'
import { useDataProvider, type Identifier } from 'react-admin'
import type { EngineDataProvider } from '../../data-provider.ts'
import { toRequestBody } from '../../data-provider/input-values.ts'
import { useCall } from '../../data-provider/use-call.ts'
import { useOverrides } from '../overrides.tsx'

/** Fetches the HTML of a record's page, rendered with a form's values. */
export type PreviewCall = (
  values: Readonly<Record<string, unknown>>,
  id: Identifier | undefined,
  signal?: AbortSignal,
) => Promise<string>

/** Preview call for a resource's records; undefined if the resource has no page. */
export const usePreviewCall = (resource: Resource): PreviewCall | undefined => {
  const provider = useDataProvider<EngineDataProvider>()
  const previewPage = useCall(pagePreviewCalls.preview)
  const { preview } = useOverrides(resource.name)
  if (preview) return (values) => preview(provider, values)
  const own = ownAddressField(resource)
  if (!resource.editorial || (resource.shownAt === undefined && own === undefined)) return undefined
  return async (values, id, signal) => {
    const address = resource.shownAt ?? values[own ?? '']
    // Without an address, the record has no page yet.
    if (typeof address !== 'string' || !address.startsWith('/')) return ''
    const sent = toRequestBody(resource, values, id === undefined ? 'create' : 'edit')
    const record = { resource: resource.name, id: id === undefined ? null : Number(id), values: sent }
    const body = { address, records: [record] }
    return (await previewPage({ body, ...(signal && { signal }) })).data.html
  }
}
