import { fold } from '@kampana/shared/text/fold'

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

/** The results in which every typed word occurs; those that are called so come first. */
export const filterResults = (results: readonly PaletteItem[], typed: string): PaletteItem[] => {
  const words = fold(typed).trim().split(/\s+/)
  const fits = (text: string): boolean => words.every((word) => fold(text).includes(word))
  return [
    ...results.filter(({ label }) => fits(label)),
    ...results.filter(({ label, also = '' }) => !fits(label) && fits(`${label} ${also}`)),
  ]
}

/** Whether one of the results is called what is typed, alone or with its kind. */
export const isNamed = ({ results }: PaletteGroup, typed: string): boolean =>
  results.some(({ label, kind }) =>
    [label, `${label} ${kind}`].some((name) => fold(name) === fold(typed).trim()),
  )
