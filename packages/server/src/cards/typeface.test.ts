import { expect, test } from 'vitest'
import { fraunces } from './typeface.ts'

const { drawable, outlined, widthOf } = fraunces(600)

test('typeface: removes characters that the font lacks', () => {
  expect(drawable('Señor Niño’s café — ₱500 🎓')).toBe('Señor Niño’s café — ₱500')
  expect(drawable('春节 Lunar  New\nYear')).toBe('Lunar New Year')
})

test('typeface: converts mathematical letters to plain letters', () => {
  expect(drawable('𝗪𝗮𝗹𝗮𝗻𝗴 𝓹𝓪𝓼𝓸𝓴')).toBe('Walang pasok')
})

test('typeface: draws outlines, whose width grows with length and size', () => {
  expect(outlined('Añ', { x: 10, y: 20, size: 40 }).match(/<path/g)).toHaveLength(2)
  expect(widthOf('Añ', 40)).toBeGreaterThan(widthOf('A', 40))
  expect(widthOf('Añ', 80)).toBeCloseTo(widthOf('Añ', 40) * 2)
})
