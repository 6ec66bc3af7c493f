import { useEffect, useEffectEvent, useState } from 'react'
import { errorMessage } from '../../error-message.ts'

/** In milliseconds. The page then appears within 300 ms of the last keystroke. */
const debounce = 80

interface Preview {
  /** Latest page; undefined before the first. */
  page: string | undefined
  /** Readable error of the latest request. */
  problem: string | undefined
}

/** Fetches a page's HTML after its debounced JSON changes. A newer request aborts the older one. */
export const usePreview = (
  json: string,
  ask: (json: string, signal: AbortSignal) => Promise<string>,
): Preview => {
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
