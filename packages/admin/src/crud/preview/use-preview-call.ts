import { ownAddressField } from '@kampana/shared/record-address'
import type { Resource } from '@kampana/shared/resource'
import { useDataProvider, type Identifier } from 'react-admin'
import type { EngineDataProvider } from '../../data-provider.ts'
import { useOverrides } from '../overrides.tsx'

/** Asks for the HTML of the page that shows a record, as it would be with a form's values. */
export type PreviewCall = (
  values: Readonly<Record<string, unknown>>,
  id: Identifier | undefined,
  signal?: AbortSignal,
) => Promise<string>

/** How the page that shows a resource's records is previewed; undefined where no page does. */
export const usePreviewCall = (resource: Resource): PreviewCall | undefined => {
  const provider = useDataProvider<EngineDataProvider>()
  const { preview } = useOverrides(resource.name)
  if (preview) return (values) => preview(provider, values)
  const own = ownAddressField(resource)
  if (!resource.editorial || (resource.shownAt === undefined && own === undefined)) return undefined
  return async (values, id, signal) => {
    const address = resource.shownAt ?? values[own ?? '']
    // Without an address yet there is no page.
    if (typeof address !== 'string' || !address.startsWith('/')) return ''
    return provider.previewRecord(resource.name, { id, address, values }, signal)
  }
}
