import { isInviting } from '../college.ts'
import type { Content } from '../content.ts'
import { ownPath } from '../pages/filipino.ts'
import type { Entry } from '../site-map.ts'

/** True if something has ended; `until` is its last day. Days are `YYYY-MM-DD`. */
const isOver = ({ until }: { until?: string | null }, today: string): boolean =>
  until != null && until < today

/** Name of the invitation to a newer website among the parts that have ended. */
const invitation = 'newer_website'

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
  const hasEnded = isInviting(college) && isOver({ until: college.newer_website_until }, today)
  return [...entries.flatMap(walk), ...(hasEnded ? [invitation] : [])]
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
  return {
    ...content,
    college: isShown(invitation) ? content.college : { ...content.college, newer_website_hidden: 1 },
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
