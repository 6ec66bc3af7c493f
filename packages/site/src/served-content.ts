import { assets, type Sheet } from 'virtual:assets'
import type { CheckedDays } from '@kampana/shared/content/preview-worker'
import type { RecordPages } from '@kampana/engine-declare/record-pages'
import { createHash } from 'node:crypto'
import { perContent } from './content/store/current.ts'
import { partAddress } from './content/store/fetch-part.ts'
import { listParts } from './content/store/list-parts.ts'
import type { Content } from './content/content.ts'
import { showContent } from './content/store/show-content.ts'
import { withChecks } from './content/store/with-checks.ts'

/** Content that the server renders pages from. */
interface ServedContent {
  content: Content
  /** Hash in the content's address for browsers; also covers the pages of records. */
  hash: string
  /** Pages of the college's resources that have pages. */
  recordPages: readonly RecordPages[]
  /** Style sheets of every page. The last one has the college's colors and seal. */
  styles: readonly Sheet[]
  /** Address and text of the style sheet that isn't in the build. */
  ownStyles: { address: string; text: string }
}

let served: ServedContent | undefined

/** Sets the content of all pages. */
export const serveContent = (
  content: Content,
  hash: string,
  recordPages: readonly RecordPages[] = [],
  checked: CheckedDays = {},
): void => {
  if (served?.hash === hash) return
  const shown = withChecks(content, checked)
  showContent(shown, recordPages)
  served = { content: shown, hash, recordPages, ...composeStyles(content.css) }
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** The current content. Throws an error before `serveContent`. */
export const servedContent = (): ServedContent => {
  if (!served) throw new Error('A page was requested before there was content.')
  return served
}

/** One sheet with the CSS of the build and the college. In development there are two, since Vite serves the first. */
const composeStyles = (css: string): Pick<ServedContent, 'styles' | 'ownStyles'> => {
  const built = assets.styles.flatMap(({ text }) => text ?? [])
  const text = [...built, css].join('')
  const address = `/content/site-${digest(text).slice(0, 10)}.css`
  return {
    ownStyles: { address, text },
    styles: built.length > 0 ? [{ href: address, text }] : [...assets.styles, { href: address }],
  }
}

/** Files of the content for browsers, by address: the style sheet and every part as JSON. */
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
