import { completeColor, isColor } from '@kampana/engine-declare/colors/complete-color'
import { contrastProblem, textPairs } from '@kampana/engine-declare/colors/text-contrast'
import { brandLabel, themeFields } from './theme-fields.ts'
import { themeParts, type Colors } from '@kampana/engine-declare/colors/colors'

type Values = Readonly<Record<string, unknown>>

/** Texts that would be hard to read in a college's colors, by field. */
export const collegeProblems = (values: Values): Record<string, string> => {
  const colors = toColors(values)
  if (!colors) return {}
  const problems = textPairs(colors).flatMap(({ path, text, groundPath, ground }) => {
    const problem = contrastProblem(text, ground, labels[toField(groundPath)] ?? '')
    return problem === undefined ? [] : [[toField(path), problem] as const]
  })
  // One problem per field is enough to choose another color.
  return Object.fromEntries(problems.toReversed())
}

/** Labels of the backgrounds in the form. */
const labels: Readonly<Partial<Record<string, string>>> = {
  colours_brand: brandLabel,
  ...Object.fromEntries(Object.entries(themeFields).map(([name, { label }]) => [name, label])),
}

/** Colors of a record, possibly in capitals; undefined while one of them is invalid. */
export const toColors = (values: Values): Colors | undefined => {
  const at = (path: readonly string[]): string => completeColor(String(values[toField(path)]))
  const theme = (mode: 'light' | 'dark') =>
    Object.fromEntries(themeParts.map((part) => [camel(part), at([mode, part])])) as Colors['light']
  const colors = { brand: at(['brand']), light: theme('light'), dark: theme('dark') }
  const all = [colors.brand, ...Object.values(colors.light), ...Object.values(colors.dark)]
  return all.every(isColor) ? colors : undefined
}

/** The path `light`, `accentText` is the field `colours_light_accent_text`. */
const toField = (path: readonly string[]): string => ['colours', ...path.map(snake)].join('_')
const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const camel = (name: string): string =>
  name.replaceAll(/_(.)/g, (_match, letter: string) => letter.toUpperCase())
