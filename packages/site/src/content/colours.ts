import { contrastRatio } from '@kampana/shared/colors/oklch'
import { generateTones } from '@kampana/shared/colors/tones'
import { z } from 'zod'
import { ContentError, collectErrors } from './content-error.ts'
import type { Yaml } from './read-yaml.ts'

const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour such as "#4b83cc".')
const theme = z.strictObject({
  paper: colour,
  band: colour,
  sheet: colour,
  rule: colour,
  ink: colour,
  quiet: colour,
  accent: colour,
  accentText: colour,
  alert: colour,
})

/** The college's colours: one of its own, of which eleven tones are made, and what it is printed on, by day and by night. */
export const colours = z.strictObject({ brand: colour, light: theme, dark: theme })
export type Colours = z.output<typeof colours>

/** Text needs this much contrast to its ground (WCAG 2.2, 1.4.3). */
const minContrast = 4.5

/** Throws a `ContentError` for every colour of text that is hard to read on what it will stand on. */
export const checkContrast = (file: string, colours: Colours, lineOf: Yaml<unknown>['lineOf']): void => {
  collectErrors(
    textPairs(colours).map(({ path, text, ground, name }) => () => {
      const contrast = contrastRatio(text, ground)
      if (contrast >= minContrast) return
      const measured = (Math.floor(contrast * 10) / 10).toFixed(1)
      throw new ContentError(
        file,
        `colours.${path.join('.')}: ${text} on ${name} (${ground}) has a contrast of ${measured}, and text needs ${minContrast}.`,
        lineOf(['colours', ...path]),
      )
    }),
  )
}

interface Pair {
  path: readonly string[]
  text: string
  ground: string
  name: string
}

const textPairs = ({ brand, ...themes }: Colours): Pair[] => {
  const tones = generateTones(brand)
  const ofBrand = { light: ['700', '900'], dark: ['100', '300'] } as const
  const inTheme = (mode: 'light' | 'dark'): Pair[] => {
    const kinds = ['ink', 'quiet', 'accentText', 'alert'] as const
    const texts = [
      ...kinds.map((kind) => ({ path: [mode, kind], text: themes[mode][kind] })),
      ...ofBrand[mode].map((tone) => ({ path: ['brand'], text: tones[tone] })),
    ]
    return (['paper', 'band', 'sheet'] as const).flatMap((name) =>
      texts.map(({ path, text }) => ({ path, text, ground: themes[mode][name], name })),
    )
  }
  return [
    ...inTheme('light'),
    ...inTheme('dark'),
    // The footer, and the first of the home page's panels.
    { path: ['dark', 'accentText'], text: themes.dark.accentText, ground: tones['900'], name: 'the brand' },
    { path: ['brand'], text: '#ffffff', ground: tones['700'], name: 'the brand' },
  ]
}

/** The colours as custom properties, `--brand-700`, `--accent-text`, by day and by night. */
export const colourCss = ({ brand, light, dark }: Colours): string => {
  const tones = Object.entries(generateTones(brand)).map(([name, tone]) => `--brand-${name}:${tone};`)
  // The accent that is read on deep tones of the brand, at any hour.
  const onDeep = `--accent-on-deep:${dark.accentText};`
  return `@layer tokens{:root{${tones.join('')}${onDeep}${properties(light)}}@media (prefers-color-scheme:dark){:root{${properties(dark)}}}}`
}

const properties = (theme: Colours['light']): string =>
  Object.entries(theme)
    .map(([name, value]) => `--${name.replace('Text', '-text')}:${value};`)
    .join('')
