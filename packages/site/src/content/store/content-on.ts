import type { Content } from '../content.ts'
import { ownPath } from '../pages/filipino.ts'
import type { Entry } from '../site-map.ts'

/** True if something has ended; `until` is its last day. Days are `YYYY-MM-DD`. */
const isOver = ({ until }: { until?: string | undefined }, today: string): boolean =>
  until !== undefined && until < today

/** Parts of the content that have ended: paths of pages with their descendants, and the invitation. */
export const listOver = (
  { entries, college }: Pick<Content, 'entries' | 'college'>,
  today: string,
): string[] => {
  const pathsOf = (entry: Entry): string[] => [
    ...(entry.path === undefined ? [entry.title] : [entry.path]),
    ...(entry.pages ?? []).flatMap(pathsOf),
  ]
  const walk = (entry: Entry): string[] =>
    isOver(entry, today) ? pathsOf(entry) : (entry.pages ?? []).flatMap(walk)
  const { newerWebsite } = college
  return [...entries.flatMap(walk), ...(newerWebsite && isOver(newerWebsite, today) ? ['newerWebsite'] : [])]
}

/** Content on a day, without parts that have ended. */
export const contentOn = (content: Content, today: string): Content => {
  const over = new Set(listOver(content, today))
  if (over.size === 0) return content
  const isShown = (path: string): boolean => !over.has(path.replace(/#.*$/, ''))
  const without = (entries: readonly Entry[]): Entry[] =>
    entries.filter((entry) => !isOver(entry, today)).map(shorten)
  const shorten = (entry: Entry): Entry => ({
    ...entry,
    ...(entry.pages && { pages: without(entry.pages) }),
    ...(entry.see && { see: entry.see.filter(isShown) }),
  })
  const { newerWebsite, ...college } = content.college
  return {
    ...content,
    college: { ...college, ...(newerWebsite && isShown('newerWebsite') && { newerWebsite }) },
    entries: without(content.entries),
    redirects: pick(content.redirects, ([, to]) => isShown(to)),
    names: pick(content.names, ([, to]) => isShown(to)),
    pages: pick(content.pages, ([path]) => isShown(ownPath(path))),
  }
}

const pick = <T>(
  record: Readonly<Record<string, T>>,
  isKept: (entry: [string, T]) => boolean,
): Record<string, T> => Object.fromEntries(Object.entries(record).filter(isKept))
