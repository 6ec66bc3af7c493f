import { assets, type Sheet } from 'virtual:assets'
import type { CheckedDays } from '@kampana/shared/content/preview-worker'
import type { RecordPages } from '@kampana/shared/record-pages'
import { createHash } from 'node:crypto'
import { perContent } from './content/store/current.ts'
import { partAddress } from './content/store/fetch-part.ts'
import { listParts } from './content/store/list-parts.ts'
import type { Content } from './content/content.ts'
import { contentOn, listOver } from './content/store/content-on.ts'
import { showContent } from './content/store/show-content.ts'
import { withChecks } from './content/store/with-checks.ts'

/** The content that the server renders pages from. */
interface ServedContent {
  content: Content
  /** By which browsers fetch it, and the pages of records. */
  hash: string
  /** The pages of the resources that the college has declared with one. */
  recordPages: readonly RecordPages[]
  /** The style sheets of every page; the last one has the college's colors and seal. */
  styles: readonly Sheet[]
  /** The style sheet that isn't in the build: its address and its text. */
  ownStyles: { address: string; text: string }
}

let served: ServedContent | undefined
/** The content with what is over by now, and the day for which it was reckoned. */
let whole: Pick<ServedContent, 'content' | 'hash' | 'recordPages'> | undefined
let day = ''

/** Lets all pages show this content from now on. */
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

/** Lets all pages show what there is on a day (`YYYY-MM-DD`): what ended before it is gone. */
export const serveDay = (today: string): void => {
  if (today === day) return
  day = today
  if (whole) showDay(whole)
}

/** Content without what is over has a hash of its own, since browsers keep content by its hash. */
const showDay = ({ content, hash, recordPages }: NonNullable<typeof whole>): void => {
  const over = listOver(content, day)
  const ownHash = over.length === 0 ? hash : `${hash}-${digest(over.join('\n')).slice(0, 6)}`
  if (served?.hash === ownHash) return
  const shown = contentOn(content, day)
  showContent(shown, recordPages)
  served = { content: shown, hash: ownHash, recordPages, ...composeStyles(content.css) }
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** Throws an error before `serveContent`. */
export const servedContent = (): ServedContent => {
  if (!served) throw new Error('A page was requested before there was content.')
  return served
}

/** One sheet of the build's and the college's CSS; in development, where Vite serves the first, one for each. */
const composeStyles = (css: string): Pick<ServedContent, 'styles' | 'ownStyles'> => {
  const built = assets.styles.flatMap(({ text }) => text ?? [])
  const text = [...built, css].join('')
  const address = `/content/site-${digest(text).slice(0, 10)}.css`
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
