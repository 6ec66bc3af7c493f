/** A search result: a page or record to open, or a command to run. */
export interface PaletteItem {
  key: string
  /** What it is called, in the person's language. */
  label: string
  /** Other words by which it is found: what it is called in English, say. */
  also?: string
  /** What kind of thing it is, where the label alone doesn't say. */
  kind?: string
  /** The part of a text in which the words stand. */
  excerpt?: string
  run: () => void
}

/** Findings under a heading. */
export interface PaletteGroup {
  title: string
  results: readonly PaletteItem[]
}

/** The results in which every typed word occurs. */
export const filterResults = (results: readonly PaletteItem[], typed: string): PaletteItem[] => {
  const words = plain(typed).split(/\s+/)
  return results.filter(({ label, also = '' }) => {
    const text = plain(`${label} ${also}`)
    return words.every((word) => text.includes(word))
  })
}

/** Removes diacritics, which people leave out: `Nino` finds `Niño`. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
