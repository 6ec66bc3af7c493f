import { colorMessages } from '../messages/color-messages.ts'
import { contrastRatio } from './oklch.ts'
import { generateTones } from './tones.ts'
import type { Colors } from './colors.ts'

/** Minimum contrast of text (WCAG 2.2, 1.4.3). */
export const minContrast = 4.5

/** Problem of a text color on a background, `#rrggbb`, with a name people know; undefined if it is readable. */
export const contrastProblem = (text: string, ground: string, name: string): string | undefined => {
  const contrast = contrastRatio(text, ground)
  if (contrast >= minContrast) return undefined
  const measured = (Math.floor(contrast * 10) / 10).toFixed(1)
  return colorMessages.contrast(text, name, ground, measured, minContrast)
}

/** A text color on a background; the paths are their positions in `colors`. */
interface ColorPair {
  path: readonly string[]
  text: string
  groundPath: readonly string[]
  ground: string
  name: string
}

/** Every text color on every background where the site uses it. */
export const textPairs = ({ brand, ...themes }: Colors): ColorPair[] => {
  const tones = generateTones(brand)
  const brandTones = { light: ['700', '900'], dark: ['100', '300'] } as const
  const themePairs = (mode: 'light' | 'dark'): ColorPair[] => {
    const kinds = ['ink', 'quiet', 'accentText', 'alert'] as const
    const texts = [
      ...kinds.map((kind) => ({ path: [mode, kind], text: themes[mode][kind] })),
      ...brandTones[mode].map((tone) => ({ path: ['brand'], text: tones[tone] })),
    ]
    return (['paper', 'band', 'sheet'] as const).flatMap((name) =>
      texts.map(({ path, text }) => ({
        path,
        text,
        groundPath: [mode, name],
        ground: themes[mode][name],
        name,
      })),
    )
  }
  return [
    ...themePairs('light'),
    ...themePairs('dark'),
    // The footer, and the first panel of the home page.
    { path: ['dark', 'accentText'], text: themes.dark.accentText, ...onBrand(tones['900']) },
    { path: ['brand'], text: '#ffffff', ...onBrand(tones['700']) },
  ]
}

const onBrand = (tone: string) => ({ groundPath: ['brand'], ground: tone, name: 'the brand' })
