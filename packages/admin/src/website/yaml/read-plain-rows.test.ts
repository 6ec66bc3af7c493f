import { array, assert, constantFrom, oneof, property, record, string, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import { parseValue } from './edit-yaml.ts'
import { readPlainRows } from './read-plain-rows.ts'

const items = (text: string) => text.split(/(?<=\n)(?=- )/)

test('plain rows are read as the parser reads them, in their order', () => {
  const text = "- name: Dr. Ana, RN\n  since: 1952\n  'x': y\n"
  expect(readPlainRows(items(text))).toBeUndefined()
  const rows = "- name: Ñandú (x)\n  since: 1952\n  class: '1989'\n- name: Ben\n  since: -3\n  class: ''\n"
  expect(readPlainRows(items(rows))).toEqual(parseValue(rows))
})

test('what is read without the parser is never other than what the parser reads', () => {
  const piece = constantFrom(
    'Ana', ' ', ':', ': ', '#', ' #', "'", '"', '-', '- ', '\n', '\n  ', '\n  b: ', '1', '0x1', '1e3', 'true', 'Null', 'yes', ',',
    '[', '&a', '*a', '|', '>', '\t', 'é', '\u0085', '\u00A0', '.', '_', '<<', '!x', '%', '~', '\r', ')', ';', '/',
  ) // prettier-ignore
  const text = array(oneof(piece, string({ maxLength: 2 })), { maxLength: 4 }).map((all) => all.join(''))
  let count = 0
  assert(
    property(array(tuple(text, text), { minLength: 1, maxLength: 3 }), (rows) => {
      const source = rows.map(([a, b]) => `- a: ${a}\n  c: ${b}\n`).join('')
      const read = readPlainRows(items(source))
      if (!read) return
      count += 1
      expect(read).toEqual(parseValue(source))
    }),
    { numRuns: 3000 },
  )
  expect(count).toBeGreaterThan(0)
  assert(
    property(array(record({ name: string(), class: string() }), { minLength: 1 }), (rows) => {
      expect(readPlainRows(items(stringify(rows))) ?? rows).toEqual(rows)
    }),
  )
})
