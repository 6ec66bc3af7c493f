import { expect, test } from 'vitest'
import { lookAlike } from './look-alikes.ts'

test.each([
  ['Admin', 'АDМІN', 'Cyrillic capitals'],
  ['admin', 'аԁміn', 'Cyrillic small letters'],
  ['Admin', 'ΑdΜιn', 'Greek letters'],
  ['Admin', 'Ａｄｍｉｎ', 'full-width letters'],
  ['Admin', '𝐀𝐝𝐦𝐢𝐧', 'mathematical letters'],
  ['Admin', 'ᴀᴅᴍɪɴ', 'small capitals'],
  ['Admin', 'Ádmîñ', 'accents'],
  ['Admin', 'A̶d̶m̶i̶n̶', 'combining marks'],
  ['Admin', 'A\u200Bd\u200Dm\u2060i\u00ADn', 'invisible characters'],
  ['Admin', 'Adm1n', 'a digit in place of i'],
  ['Admin', 'Admln', 'l in place of i'],
  ['Admin', 'Adrnin', 'rn in place of m'],
  ['Auditor', 'Audit0r', 'a digit in place of o'],
  ['Maria Cruz', 'maria  CRUZ.', 'spaces, case and punctuation'],
])('look-alikes: recognizes %s in %s (%s)', (one, other) => {
  expect(lookAlike(other)).toBe(lookAlike(one))
})

test('look-alikes: distinguishes different names', () => {
  const names = [
    'Maria Cruz',
    'Mario Cruz',
    'María Cruzado',
    'Ma. Cruz',
    'Juan Peña',
    'Juana Peña',
    '陳大文',
    '陳小文',
  ]
  expect(new Set(names.map(lookAlike)).size).toBe(names.length)
})
