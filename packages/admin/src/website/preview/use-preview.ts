import type { ContentEdit, ContentFindings } from '@kampana/shared/content/content-api'
import { useEffect, useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { ProductDataProvider } from '../../data-provider.ts'
import { errorMessage } from '../../error-message.ts'

/** In milliseconds; with as many until the text is written, the page is there within 300 of the last key. */
const debounce = 80

const nothing: ContentFindings = { faults: [], warnings: [] }

interface Preview {
  html: string
  findings: ContentFindings
  /** Why there is no newer preview, in words for people. */
  problem: string | undefined
}

/** The page as visitors would see it with these texts, asked for after the last key. A newer text gives up the older call. */
export const usePreview = (
  address: string,
  files: readonly Pick<ContentEdit, 'path' | 'text'>[],
): Preview => {
  // The provider stays the same; its methods are new with each look at them.
  const provider = useDataProvider<ProductDataProvider>()
  const [preview, setPreview] = useState<Preview>({ html: '', findings: nothing, problem: undefined })
  const body = JSON.stringify(files)
  useEffect(() => {
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      provider.previewContent(address, JSON.parse(body) as typeof files, leaving.signal).then(
        ({ html, findings }) => {
          if (!leaving.signal.aborted) setPreview({ html, findings, problem: undefined })
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
  }, [address, body, provider])
  return preview
}
