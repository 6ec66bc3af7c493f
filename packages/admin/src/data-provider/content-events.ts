import type { ContentEditor } from '@kampana/shared/content/content-api'
import { apiUrl } from '../url/server-url.ts'

/** Tells who has a file open, each time that this changes, until the returned function is called. */
export const watchContentEditors = (
  path: string,
  tell: (editors: readonly ContentEditor[]) => void,
): (() => void) => {
  if (!('EventSource' in globalThis)) return () => undefined
  const source = new EventSource(`${apiUrl}/api/content/events?${new URLSearchParams({ path }).toString()}`, {
    withCredentials: true,
  })
  source.addEventListener('editors', ({ data }: MessageEvent<string>) => tell(readEditors(data)))
  source.addEventListener('error', () => tell([]))
  return () => source.close()
}

const readEditors = (text: string): ContentEditor[] => {
  try {
    const editors: unknown = JSON.parse(text)
    return Array.isArray(editors) ? (editors as ContentEditor[]) : []
  } catch {
    return []
  }
}
