import type { ContentEdit, ContentFindings } from '@kampana/shared/content/content-api'
import { useDataProvider } from 'react-admin'
import { usePreview as usePage } from '../../crud/preview/use-preview.ts'
import type { ProductDataProvider } from '../../data-provider.ts'

const nothing: ContentFindings = { faults: [], warnings: [] }

/** The page as visitors would see it with these texts, and what the reader says of them. */
export const usePreview = (address: string, files: readonly Pick<ContentEdit, 'path' | 'text'>[]) => {
  const { previewContent } = useDataProvider<ProductDataProvider>()
  const { page, problem } = usePage(JSON.stringify([address, files]), (json, signal) =>
    previewContent(...(JSON.parse(json) as [string, typeof files]), signal),
  )
  return { html: page?.html ?? '', findings: page?.findings ?? nothing, problem }
}
