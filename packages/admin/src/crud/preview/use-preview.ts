import { useEffect, useEffectEvent, useState } from 'react'
import { errorMessage } from '../../error-message.ts'

/** In milliseconds; with as many until the page is written, it is there within 300 of the last key. */
const debounce = 80

interface Preview {
  /** The newest page; undefined before the first. */
  page: string | undefined
  /** Why there is no newer one, in words for people. */
  problem: string | undefined
}

/** Asks for a page's HTML after the last change of what it is made of, as JSON. A newer one gives up the older call. */
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
