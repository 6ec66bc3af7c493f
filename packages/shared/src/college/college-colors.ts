import { themeParts, type Colors } from '@kampana/engine-declare/colors/colors'

/** Colors of a college's record. */
export const collegeColors = (record: object): Colors => {
  const values = new Map<string, unknown>(Object.entries(record))
  const at = (path: readonly string[]): string => String(values.get(colorField(path)))
  const theme = (mode: 'light' | 'dark') =>
    Object.fromEntries(themeParts.map((part) => [camel(part), at([mode, part])])) as Colors['light']
  return { brand: at(['brand']), light: theme('light'), dark: theme('dark') }
}

/** The path `light`, `accentText` is the field `colours_light_accent_text`. */
export const colorField = (path: readonly string[]): string => ['colours', ...path.map(snake)].join('_')

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const camel = (name: string): string =>
  name.replaceAll(/_(.)/g, (_match, letter: string) => letter.toUpperCase())
