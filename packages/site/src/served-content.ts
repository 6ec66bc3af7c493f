import { assets, type Sheet } from 'virtual:assets'
import type { CheckedDays } from '@kampana/shared/content/preview-worker'
import type { RecordPages } from '@kampana/engine-declare/record-pages'
import { createHash } from 'node:crypto'
import { perContent } from './content/store/current.ts'
import { partAddress } from './content/store/fetch-part.ts'
import { listParts } from './content/store/list-parts.ts'
import type { Content } from './content/content.ts'
import { contentOn, listOver } from './content/store/content-on.ts'
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
/** Content including parts that have ended, and the day of the current filter. */
let whole: Pick<ServedContent, 'content' | 'hash' | 'recordPages'> | undefined
let day = ''

/** Sets the content of all pages. */
export const serveContent = (
  content: Content,
  hash: string,
  recordPages: readonly RecordPages[] = [],
  checked: CheckedDays = {},
): void => {
  if (whole?.hash === hash) return
  whole = { content: withChecks(content, checked), hash, recordPages }
  showDay(whole)
}

/** Filters the content of all pages for a day (`YYYY-MM-DD`), without parts that ended before. */
export const serveDay = (today: string): void => {
  if (today === day) return
  day = today
  if (whole) showDay(whole)
}

/** Content without ended parts has its own hash, since browsers cache content by its hash. */
const showDay = ({ content, hash, recordPages }: NonNullable<typeof whole>): void => {
  const over = listOver(content, day)
  const ownHash = over.length === 0 ? hash : `${hash}-${digest(over.join('\n')).slice(0, 6)}`
  if (served?.hash === ownHash) return
  const shown = contentOn(content, day)
  showContent(shown, recordPages)
  served = { content: shown, hash: ownHash, recordPages, ...composeStyles(content.css) }
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
