/** Backgrounds and texts of a page, each with a color for light and dark mode. */
export const themeParts = [
  'paper',
  'band',
  'sheet',
  'rule',
  'ink',
  'quiet',
  'accent',
  'accent_text',
  'alert',
] as const

type Camel<S extends string> = S extends `${infer A}_${infer B}` ? `${A}${Capitalize<B>}` : S
type Theme = Readonly<Record<Camel<(typeof themeParts)[number]>, string>>

/** The college's brand color, from which eleven tones are derived, and the themes for light and dark mode. */
export interface Colors {
  brand: string
  light: Theme
  dark: Theme
}
