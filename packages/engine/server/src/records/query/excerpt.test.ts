import { expect, test } from 'vitest'
import { excerptAround, findMatches } from './excerpt.ts'

const marked = ({ text, found }: { text: string; found: [number, number][] }) =>
  found.map(([from, to]) => text.slice(from, to))

test('excerpt: shows the part with the most search words, from the start of a sentence or word', () => {
  const text = `The bell was rung. ${'Nothing else was done. '.repeat(30)}Then the bell of the tower fell. ${'It lay there. '.repeat(30)}`
  const excerpt = excerptAround(text, ['bell', 'tower'])
  expect(excerpt.text).toMatch(/^… (Nothing|Then)/)
  expect(excerpt.text).toMatch(/ …$/)
  expect(marked(excerpt)).toEqual(['bell', 'tower'])
})

test('excerpt: shows the beginning of a text without search words, and all of a short text', () => {
  expect(excerptAround('Bring a pencil.', ['bell'])).toEqual({ text: 'Bring a pencil.', found: [] })
  expect(excerptAround('', ['bell'])).toEqual({ text: '', found: [] })
  expect(excerptAround('word '.repeat(100), ['bell']).text.length).toBeLessThan(205)
})

test('excerpt: finds words by prefix, ignoring case and accents', () => {
  const text = 'Piñas, PIN\u0303A 🎓 <i>opinion</i> d’Oro'
  expect(findMatches(text, ['pina', 'oro']).map(([from, to]) => text.slice(from, to))).toEqual([
    'Piñas',
    'PIN\u0303A',
    'Oro',
  ])
})

test('excerpt: truncates a text without spaces', () => {
  const { text, found } = excerptAround(`${'x'.repeat(500)}-bell-${'y'.repeat(500)}`, ['bell'])
  expect(text.length).toBeLessThan(260)
  expect(found).toHaveLength(1)
})
