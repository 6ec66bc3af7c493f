import { describe, expect, test } from 'vitest'
import { generateTones } from '@kampana/engine-declare/colors/tones'
import type { Colors } from '@kampana/engine-declare/colors/colors'
import { checkContrast, colorCss } from './colors.ts'
import { contrastRatio } from '@kampana/engine-declare/colors/oklch'

const theme = {
  paper: '#ffffff',
  band: '#f4f4f4',
  sheet: '#ffffff',
  rule: '#cccccc',
  ink: '#222222',
  quiet: '#555555',
  accent: '#b8892b',
  accentText: '#6b5216',
  alert: '#7a2e2e',
}
const dark = {
  ...theme,
  paper: '#101010',
  band: '#181818',
  sheet: '#202020',
  ink: '#eeeeee',
  quiet: '#bbbbbb',
  accentText: '#d8b15c',
  alert: '#e29a9a',
}
const colors = (change: Partial<Colors> = {}): Colors => ({
  brand: '#4b83cc',
  light: theme,
  dark,
  ...change,
})
const check = (colors: Colors) => () => checkContrast('/somewhere/college/college.yaml', colors, () => 12)

test('colors: derive the tones of the brand that the pages were designed with', () => {
  expect(Object.values(generateTones('#4b83cc'))).toEqual([
    '#f2f7ff',
    '#e2eefe',
    '#c6ddfc',
    '#9dc4f8',
    '#70a4e8',
    '#4b83cc',
    '#396fb6',
    '#275897',
    '#1c4274',
    '#112e52',
    '#091d36',
  ])
})

describe('any color of a college', () => {
  test.each(['#0b6b3a', '#7a1f2b', '#ffd100', '#3d0066', '#00a9b5', '#000000'])('%s is readable', (brand) => {
    expect(check(colors({ brand }))).not.toThrow()
  })

  test('becomes custom properties for light and dark themes', () => {
    const styles = colorCss(colors({ brand: '#0b6b3a' }))
    expect(styles).toContain('--brand-500:#0b6b3a;')
    expect(styles).toMatch(/prefers-color-scheme:dark.*--paper:#101010;/)
  })
})

test('colors: report insufficient contrast with line, ratio and required ratio', () => {
  expect(check(colors({ light: { ...theme, quiet: '#999999' } }))).toThrow(
    'college/college.yaml:12: colours.light.quiet: The contrast of #999999 on paper (#ffffff) is 2.8. Text needs at least 4.5.',
  )
})

test('colors: measure contrast as WCAG does', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrastRatio('#4b83cc', '#ffffff')).toBeCloseTo(3.89, 1)
})
