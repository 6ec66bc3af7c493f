import type {
  ContentFileSummary,
  ContentOverview,
  ContentTreeEntry,
} from '@kampana/shared/content/content-api'
import { plainText } from './plain-text.ts'

/** The states by which the site's tree is filtered. */
export const treeStates = [
  'all',
  'draft',
  'asked',
  'scheduled',
  'changed',
  'placeholder',
  'hidden',
  'samples',
  'due',
  'conflict',
] as const
export type TreeState = (typeof treeStates)[number]

/** The words and the state that entries must have. `today` is a calendar day. */
export interface TreeFilter {
  words: string
  state: TreeState
  today: string
}

/** The entries that fit a filter, with the groups that lead to them. All entries within one that fits are kept only where they fit, too. */
export const filterTree = (
  entries: readonly ContentTreeEntry[],
  files: ReadonlyMap<string, ContentFileSummary>,
  filter: TreeFilter,
): ContentTreeEntry[] =>
  entries.flatMap((entry) => {
    const own = entry.files.flatMap((path) => files.get(path) ?? [])
    const within = filterTree(entry.entries, files, filter)
    const text = [entry.title, entry.address ?? '', ...own.map(({ title, path }) => `${title} ${path}`)]
    const isSample = filter.state === 'samples' && (entry.record?.samples ?? 0) > 0
    const fits = hasWords(text.join(' '), filter.words) && (isSample || hasState(entry.state, own, filter))
    return fits || within.length > 0 ? [{ ...entry, entries: within }] : []
  })

/** The files that no entry of the tree owns and that fit a filter: facts and settings of the whole site. */
export const filterOwnFiles = (
  { tree, files }: ContentOverview,
  filter: TreeFilter,
): ContentFileSummary[] => {
  const owned = new Set(ownedPaths(tree))
  return files.filter(
    (file) =>
      !owned.has(file.path) &&
      file.kind !== 'asset' &&
      hasWords(`${file.title} ${file.path}`, filter.words) &&
      hasState('live', [file], filter),
  )
}

const ownedPaths = (entries: readonly ContentTreeEntry[]): string[] =>
  entries.flatMap(({ files, entries: within }) => [...files, ...ownedPaths(within)])

const hasWords = (text: string, words: string): boolean => {
  const plain = plainText(text)
  return plainText(words)
    .split(/\s+/)
    .every((word) => plain.includes(word))
}

const hasState = (
  page: ContentTreeEntry['state'],
  files: readonly ContentFileSummary[],
  { state, today }: TreeFilter,
): boolean => {
  if (state === 'all') return true
  if (state === 'placeholder' || state === 'hidden') return page === state
  return files.some((file) => fileHas[state](file, today))
}

const fileHas: Readonly<
  Record<
    Exclude<TreeState, 'all' | 'placeholder' | 'hidden'>,
    (file: ContentFileSummary, today: string) => boolean
  >
> = {
  draft: ({ draft }) => draft !== null && draft.publish_at === null,
  asked: ({ draft }) => draft?.state === 'asked',
  scheduled: ({ draft }) => draft?.publish_at != null,
  changed: ({ published }) => published !== null,
  samples: ({ samples }) => samples > 0,
  due: (file, today) => isReviewDue(file, today),
  conflict: ({ conflict }) => conflict,
}

/** Whether somebody should look at a file again. */
export const isReviewDue = ({ review }: ContentFileSummary, today: string): boolean =>
  review.due !== null && review.due <= today
