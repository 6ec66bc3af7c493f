import { expect, test } from 'vitest'
import { codeAlphabet, formatCode, isNotAWord, parseCode, withCheckCharacter } from './code.ts'

const codes = ['2K7MQ', '99ZZZ', 'A2B3C', '23456', 'ZZ9Z8', '7WXY2'].map(withCheckCharacter)

test('code: accepts any case, spaces and dashes', () => {
  for (const code of codes) {
    expect(parseCode(code)).toBe(code)
    expect(parseCode(formatCode(code))).toBe(code)
    expect(parseCode(` ${code.toLowerCase().split('').join(' ')} `)).toBe(code)
    expect(parseCode(`${code.slice(0, 2)}–${code.slice(2)}`)).toBe(code)
  }
})

test('code: detects every wrong character', () => {
  const wrongs = codes.flatMap((code) =>
    code
      .split('')
      .flatMap((right, index) =>
        `${codeAlphabet}01ILO`
          .split('')
          .flatMap((wrong) =>
            wrong === right ? [] : [code.slice(0, index) + wrong + code.slice(index + 1)],
          ),
      ),
  )
  expect(wrongs.filter((wrong) => parseCode(wrong) !== null)).toEqual([])
})

test('code: detects swapped adjacent characters', () => {
  const swapped = codes.flatMap((code) =>
    Array.from(
      code.slice(1),
      (next, index) => code.slice(0, index) + next + code.charAt(index) + code.slice(index + 2),
    ),
  )
  expect(swapped.filter((wrong) => !codes.includes(wrong) && parseCode(wrong) !== null)).toEqual([])
})

test('code: rejects codes of the wrong length, and words', () => {
  const word = codeAlphabet.split('').map((last) => `CAMPU${last}`)
  for (const typed of ['', 'K7M', `${codes[0]}2`, '🎓🎓🎓', ...word]) expect(parseCode(typed)).toBeNull()
  expect([isNotAWord('CAMPU'), isNotAWord('K7MQX'), isNotAWord('K7M2Q')]).toEqual([false, false, true])
})
