import { contrastProblem, textPairs } from '@kampana/engine-declare/colors/text-contrast'
import { stripDelimiters } from '@kampana/engine-declare/messages/message'
import { generateTones } from '@kampana/engine-declare/colors/tones'
import type { Colors } from '@kampana/engine-declare/colors/colors'
import { ContentError, collectErrors } from '../content-error.ts'
import type { Yaml } from '../yaml/read-yaml.ts'

/** Throws a `ContentError` for every text color with insufficient contrast to a background. */
export const checkContrast = (file: string, colors: Colors, findLine: Yaml['findLine']): void => {
  collectErrors(
    textPairs(colors).map(({ path, text, ground, name }) => () => {
      const problem = contrastProblem(text, ground, name)
      if (problem === undefined) return
      const location = ['colours', ...path]
      throw new ContentError(file, `${location.join('.')}: ${stripDelimiters(problem)}`, findLine(location))
    }),
  )
}

/** Renders the colors as custom properties of both themes, such as `--brand-700` and `--accent-text`. */
export const colorCss = ({ brand, light, dark }: Colors): string => {
  const tones = Object.entries(generateTones(brand)).map(([name, tone]) => `--brand-${name}:${tone};`)
  // For text on dark tones of the brand, in both themes.
  const onDeep = `--accent-on-deep:${dark.accentText};`
  return `@layer tokens{:root{${tones.join('')}${onDeep}${properties(light)}}@media (prefers-color-scheme:dark){:root{${properties(dark)}}}}`
}

const properties = (theme: Colors['light']): string =>
  Object.entries(theme)
    .map(([name, value]) => `--${name.replace('Text', '-text')}:${value};`)
    .join('')
