import { completeColor, isColor } from '@kampana/engine-declare/colors/complete-color'
import { contrastProblem, textPairs } from '@kampana/engine-declare/colors/text-contrast'
import type { Colors } from '@kampana/engine-declare/colors/colors'
import { colorField, collegeColors } from './college-colors.ts'
import { brandLabel, themeFields } from './theme-fields.ts'

type Values = Readonly<Record<string, unknown>>

/** Texts that would be hard to read in a college's colors, by field. */
export const collegeProblems = (values: Values): Record<string, string> => {
  const colors = toColors(values)
  if (!colors) return {}
  const problems = textPairs(colors).flatMap(({ path, text, groundPath, ground }) => {
    const problem = contrastProblem(text, ground, labels[colorField(groundPath)] ?? '')
    return problem === undefined ? [] : [[colorField(path), problem] as const]
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
  const complete = Object.entries(values).map(([name, value]) => [name, completeColor(String(value))])
  const colors = collegeColors(Object.fromEntries(complete))
  const all = [colors.brand, ...Object.values(colors.light), ...Object.values(colors.dark)]
  return all.every(isColor) ? colors : undefined
}
