import type { Entry } from '../site-map.ts'

/** Entries in menus and lists. */
export const listedEntries = (entries: readonly Entry[]): Entry[] =>
  entries
    .filter(({ hidden }) => !hidden)
    .map((entry) => (entry.pages ? withPages(entry, listedEntries(entry.pages)) : entry))

/** Hidden pages, each with its ancestors from the section down. */
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
