import { assets, type Sheet } from 'virtual:assets'
import type { RecordPages } from '@kampana/shared/record-pages'
import { createHash } from 'node:crypto'
import { perContent } from './content/store/current.ts'
import { partAddress } from './content/store/fetch-part.ts'
import { listParts } from './content/store/list-parts.ts'
import type { Content } from './content/read-content.ts'
import { showContent } from './content/store/show-content.ts'

/** The content that the server renders pages from. */
interface ServedContent {
  content: Content
  /** By which browsers fetch it, and the pages of records. */
  hash: string
  /** The pages of the resources that the college has declared with one. */
  recordPages: readonly RecordPages[]
  /** The style sheets of every page; the last one has the college's colours and seal. */
  styles: readonly Sheet[]
  /** The style sheet that isn't in the build: its address and its text. */
  ownStyles: { address: string; text: string }
}

let served: ServedContent | undefined

/** Lets all pages show this content from now on. */
export const serveContent = (
  content: Content,
  hash: string,
  recordPages: readonly RecordPages[] = [],
): void => {
  if (served?.hash === hash) return
  showContent(content, recordPages)
  served = { content, hash, recordPages, ...composeStyles(content.css) }
}

/** Throws an error before `serveContent`. */
export const servedContent = (): ServedContent => {
  if (!served) throw new Error('A page was requested before there was content.')
  return served
}

/** One sheet of the build's and the college's CSS; in development, where Vite serves the first, one for each. */
const composeStyles = (css: string): Pick<ServedContent, 'styles' | 'ownStyles'> => {
  const built = assets.styles.flatMap(({ text }) => text ?? [])
  const text = [...built, css].join('')
  const address = `/content/site-${createHash('sha256').update(text).digest('base64url').slice(0, 10)}.css`
  return {
    ownStyles: { address, text },
    styles: built.length > 0 ? [{ href: address, text }] : [...assets.styles, { href: address }],
  }
}

/** The files of the content for browsers, by their addresses: the style sheet and every part as JSON. */
export const contentFiles = perContent((): ReadonlyMap<string, { contentType: string; text: string }> => {
  const { content, hash, recordPages, ownStyles } = servedContent()
  const parts = Object.entries(listParts(content, recordPages))
  return new Map([
    [ownStyles.address, { contentType: 'text/css; charset=utf-8', text: ownStyles.text }],
    ...parts.map(
      ([name, part]) =>
        [partAddress(hash, name), { contentType: 'application/json', text: JSON.stringify(part) }] as const,
    ),
  ])
})
