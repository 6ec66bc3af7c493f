import { contrastRatio } from '@kampana/shared/colors/oklch'
import { generateTones } from '@kampana/shared/colors/tones'
import type { Colours } from '@kampana/shared/schema/college-schema'
import { ContentError, collectErrors } from '../content-error.ts'
import type { Yaml } from '../yaml/read-yaml.ts'

/** The minimum contrast of text (WCAG 2.2, 1.4.3). */
const minContrast = 4.5

/** Throws a `ContentError` for every text colour with too little contrast to one of its backgrounds. */
export const checkContrast = (file: string, colours: Colours, findLine: Yaml<unknown>['findLine']): void => {
  collectErrors(
    textPairs(colours).map(({ path, text, ground, name }) => () => {
      const problem = contrastProblem(text, ground, name)
      if (problem === undefined) return
      const place = ['colours', ...path]
      throw new ContentError(file, `${place.join('.')}: ${problem}`, findLine(place))
    }),
  )
}

/** What is wrong with a text of this colour on a background, `#rrggbb`, whose name people know; undefined if it can be read. */
export const contrastProblem = (text: string, ground: string, name: string): string | undefined => {
  const contrast = contrastRatio(text, ground)
  if (contrast >= minContrast) return undefined
  const measured = (Math.floor(contrast * 10) / 10).toFixed(1)
  return `${text} on ${name} (${ground}) has a contrast of ${measured}, and text needs ${minContrast}.`
}

interface Pair {
  path: readonly string[]
  text: string
  ground: string
  name: string
}

const textPairs = ({ brand, ...themes }: Colours): Pair[] => {
  const tones = generateTones(brand)
  const brandTones = { light: ['700', '900'], dark: ['100', '300'] } as const
  const themePairs = (mode: 'light' | 'dark'): Pair[] => {
    const kinds = ['ink', 'quiet', 'accentText', 'alert'] as const
    const texts = [
      ...kinds.map((kind) => ({ path: [mode, kind], text: themes[mode][kind] })),
      ...brandTones[mode].map((tone) => ({ path: ['brand'], text: tones[tone] })),
    ]
    return (['paper', 'band', 'sheet'] as const).flatMap((name) =>
      texts.map(({ path, text }) => ({ path, text, ground: themes[mode][name], name })),
    )
  }
  return [
    ...themePairs('light'),
    ...themePairs('dark'),
    // The footer, and the first of the home page's panels.
    { path: ['dark', 'accentText'], text: themes.dark.accentText, ground: tones['900'], name: 'the brand' },
    { path: ['brand'], text: '#ffffff', ground: tones['700'], name: 'the brand' },
  ]
}

/** Renders the colours as custom properties of both themes, such as `--brand-700` and `--accent-text`. */
export const colourCss = ({ brand, light, dark }: Colours): string => {
  const tones = Object.entries(generateTones(brand)).map(([name, tone]) => `--brand-${name}:${tone};`)
  // For text on dark tones of the brand, in both themes.
  const onDeep = `--accent-on-deep:${dark.accentText};`
  return `@layer tokens{:root{${tones.join('')}${onDeep}${properties(light)}}@media (prefers-color-scheme:dark){:root{${properties(dark)}}}}`
}

const properties = (theme: Colours['light']): string =>
  Object.entries(theme)
    .map(([name, value]) => `--${name.replace('Text', '-text')}:${value};`)
    .join('')
