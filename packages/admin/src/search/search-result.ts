import { fold } from '@kampana/engine-declare/text/fold'

/** Search result: a page or record to open, or a command to run. */
export interface PaletteItem {
  key: string
  /** Name in the person's language. */
  label: string
  /** Additional search text, such as the English name. */
  also?: string
  /** Type of the result, if the label alone is ambiguous. */
  kind?: string
  /** Excerpt of a text with the matches. */
  excerpt?: string
  run: () => void
}

/** Results under a heading. */
export interface PaletteGroup {
  title: string
  results: readonly PaletteItem[]
}

/** Results that contain every word of the query. Name matches come first. */
export const filterResults = (results: readonly PaletteItem[], typed: string): PaletteItem[] => {
  const words = fold(typed).trim().split(/\s+/)
  const fits = (text: string): boolean => words.every((word) => fold(text).includes(word))
  return [
    ...results.filter(({ label }) => fits(label)),
    ...results.filter(({ label, also = '' }) => !fits(label) && fits(`${label} ${also}`)),
  ]
}

/** True if the query equals the name of a result, with or without its type. */
export const isNamed = ({ results }: PaletteGroup, typed: string): boolean =>
  results.some(({ label, kind }) =>
    [label, `${label} ${kind}`].some((name) => fold(name) === fold(typed).trim()),
  )
