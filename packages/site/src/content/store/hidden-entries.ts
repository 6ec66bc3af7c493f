import type { Entry } from '../site-map.ts'

/** The entries that menus and lists show. */
export const listedEntries = (entries: readonly Entry[]): Entry[] =>
  entries
    .filter(({ hidden }) => !hidden)
    .map((entry) => (entry.pages ? withPages(entry, listedEntries(entry.pages)) : entry))

/** The pages that answer at their addresses but are in no list: each with the entries above it, from its section down. */
export const hiddenEntries = (
  entries: readonly Entry[],
  above: readonly Entry[] = [],
  isHidden = false,
): (readonly Entry[])[] =>
  entries.flatMap(({ pages = [], ...entry }) => {
    const line = [...above, entry]
    const hidden = isHidden || entry.hidden === true
    return [...(hidden && entry.path !== undefined ? [line] : []), ...hiddenEntries(pages, line, hidden)]
  })

const withPages = (entry: Entry, pages: Entry[]): Entry => ({ ...entry, pages })
