import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeTexts } from './merge-texts.ts'

const base = 'one\n\ntwo\n\nthree\n'

test('edits of different paragraphs both stand', () => {
  expect(mergeTexts(base, 'ONE\n\ntwo\n\nthree\n', 'one\n\ntwo\n\nthree\n\nfour\n')).toBe(
    'ONE\n\ntwo\n\nthree\n\nfour\n',
  )
})

test('edits of the same paragraph are for a person to decide', () => {
  expect(mergeTexts(base, 'one\n\nmine\n\nthree\n', 'one\n\ntheirs\n\nthree\n')).toBeUndefined()
})

test('two different lines at the same place are for a person to decide', () => {
  expect(mergeTexts('one\n', 'one\nmine\n', 'one\ntheirs\n')).toBeUndefined()
})

test('what only one of them has changed is theirs, whatever it is', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', '', '\n', 'a\n'), { maxLength: 12 })
    .map((all) => all.join(''))
  fc.assert(
    fc.property(text, text, (before, after) => {
      expect(mergeTexts(before, after, before)).toBe(after)
      expect(mergeTexts(before, before, after)).toBe(after)
      expect(mergeTexts(before, after, after)).toBe(after)
    }),
  )
})

test('a merge holds both edits and nothing else, wherever two different lines of ten are changed', () => {
  const lines = Array.from({ length: 10 }, (_, at) => `line ${at}\n`)
  const withLine = (at: number, text: string) => lines.with(at, text)
  fc.assert(
    fc.property(fc.nat(9), fc.nat(9), (one, other) => {
      fc.pre(Math.abs(one - other) > 1)
      const merged = mergeTexts(
        lines.join(''),
        withLine(one, 'mine\n').join(''),
        withLine(other, 'theirs\n').join(''),
      )
      expect(merged).toBe(lines.with(one, 'mine\n').with(other, 'theirs\n').join(''))
    }),
  )
})
