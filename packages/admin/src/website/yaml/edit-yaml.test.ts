import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assert, constantFrom, nat, oneof, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyEdit, valueAt } from './apply-edit.ts'
import { parseValue } from './edit-yaml.ts'
import { editYaml } from './edit-large-yaml.ts'
import { isRecord, type YamlEdit, type YamlPath } from './yaml-edit.ts'

const root = join(import.meta.dirname, '../../../../..')
const files = ['college', 'tests/support/college'].flatMap((folder) =>
  globSync('**/*.yaml', { cwd: join(root, folder) }).map((file) => `${folder}/${file}`),
)
/** Another seed tries other edits. */
const seed = 2026
const texts = files.map((file) => readFileSync(join(root, file), 'utf8'))

/** The paths of all values of a text, by what they are. */
const pathsOf = (value: unknown, path: YamlPath = []): { path: YamlPath; value: unknown }[] => [
  { path, value },
  ...(Array.isArray(value)
    ? value.flatMap((inner, n) => pathsOf(inner, [...path, n]))
    : isRecord(value)
      ? Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]))
      : []),
]
const isScalar = ({ value }: { value: unknown }) => typeof value !== 'object' || value === null
const isList = ({ value }: { value: unknown }) => Array.isArray(value) && value.length > 0

/** The lines of `before` that aren't in `after`, and how many are new. */
const changedLines = (before: string, after: string): { gone: number; added: number } => {
  const [a, b] = [before.split('\n'), after.split('\n')]
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++
  return { gone: a.length - start - end, added: b.length - start - end }
}

const naughty = [
  'yes', 'no', '1e3', '0x1f', '- x', ': ', 'a: b', '#', ' #c', 'a #c', '"', "'", `'"`, '""', "it's", 'Ñandú', '👩‍🏫 emoji',
  '', ' ', ' lead', 'trail ', 'two\nlines', 'two\n\nlines\n', '\n', '\ttab', '~', 'null', 'true', '1926', '-', '?', '? x', '|',
  '>', '@x', '`x', '%x', '&a', '*a', '!t', '{a}', '[a]', 'a, b', 'a]', '}', '---', '...', '<<', '=', '\u0000', '\u0085x',
  '\u2028', '\uFEFFbom', 'x'.repeat(10_000), 'word '.repeat(2000).trim(), 'a\r\nb', 'a\\nb', '__proto__', '  two\n indented',
] // prettier-ignore
const text = oneof(constantFrom(...naughty), string({ unit: 'binary' }), string())

describe.each([
  ['whole', Infinity],
  ['in parts', 0],
])('%s', (_name, threshold) => {
  const edit = (source: string, ...edits: YamlEdit[]) => editYaml(source, edits, threshold)

  test.each(files)('%s keeps its bytes when every value is set to itself', (file) => {
    const source = readFileSync(join(root, file), 'utf8')
    const value = parseValue(source)
    const edits = Object.entries(Object(value)).map(([key, value]): YamlEdit => ({
      type: 'set',
      path: [key],
      value,
    }))
    expect(edit(source, ...edits)).toBe(source)
  })

  test('a scalar of any file becomes any text, and only its own lines change', () => {
    assert(
      property(constantFrom(...texts), nat(), text, (source, pick, written) => {
        const value = parseValue(source)
        const scalars = pathsOf(value).filter(isScalar)
        const chosen = scalars[pick % scalars.length]
        if (!chosen) return
        const change: YamlEdit = { type: 'set', path: chosen.path, value: written }
        const after = edit(source, change)
        expect(parseValue(after)).toEqual(applyEdit(value, change))
        const isShort = /^.{0,99}$/.test(String(chosen.value))
        expect(changedLines(source, after).gone).toBeLessThanOrEqual(isShort ? 2 : Infinity)
      }),
      { numRuns: 60, seed },
    )
  })

  test('any list takes an item like its first, loses one and moves one', () => {
    assert(
      property(constantFrom(...texts), nat(), nat(), nat(), text, (source, a, b, c, written) => {
        const value = parseValue(source)
        const lists = pathsOf(value).filter(isList)
        const list = lists[a % lists.length]
        if (!list || !Array.isArray(list.value)) return
        const { length } = list.value
        const [first]: unknown[] = list.value
        const item = isRecord(first)
          ? Object.fromEntries(Object.keys(first).map((key) => [key, written]))
          : written
        const insert: YamlEdit = { type: 'insert', path: list.path, index: b % (length + 1), value: item }
        const inserted = edit(source, insert)
        expect(parseValue(inserted)).toEqual(applyEdit(value, insert))
        expect(changedLines(source, inserted).gone).toBeLessThanOrEqual(1)
        const path = [...list.path, b % length]
        for (const change of [
          { type: 'delete', path },
          { type: 'move', path, to: c % length },
        ] satisfies YamlEdit[])
          expect(parseValue(edit(source, change))).toEqual(applyEdit(value, change))
        const back: YamlEdit = { type: 'delete', path: [...list.path, b % (length + 1)] }
        expect(edit(inserted, back)).toBe(source)
      }),
      { numRuns: 60, seed },
    )
  })

  test('any map takes a pair, loses one, moves one, and any name becomes another', () => {
    assert(
      property(constantFrom(...texts), nat(), nat(), text, (source, a, b, written) => {
        const value = parseValue(source)
        const maps = pathsOf(value).filter(({ value }) => isRecord(value) && Object.keys(value).length > 0)
        const map = maps[a % maps.length]
        if (!map || !isRecord(map.value)) return
        const keys = Object.keys(map.value)
        const name = keys[b % keys.length] ?? ''
        const path = [...map.path, name]
        // A name of more than 1,024 characters is none in YAML.
        const added = keys.includes(written) ? `${written} 2` : written.slice(0, 200)
        for (const change of [
          { type: 'rename', path, key: added },
          { type: 'insert', path: map.path, index: keys.length, key: added, value: written },
          { type: 'set', path: [...map.path, added], value: [written] },
          { type: 'delete', path },
          { type: 'move', path, to: 0 },
        ] satisfies YamlEdit[])
          expect(JSON.stringify(parseValue(edit(source, change)))).toBe(
            JSON.stringify(applyEdit(value, change)),
          )
      }),
      { numRuns: 60, seed },
    )
  })
})

const sample = `# The offices.
hours: # when
  Offices: 8:00 AM to 5:00 PM
  # Saturdays too.
  Registrar: 8:00 AM to noon

rows:
  - { name: Ana, since: 1952 } # the first

  # Still here.
  - { name: Ben, since: '1960' }
text: >-
  The bell is rung by hand at six, and it was rung so since the first day on which there was anybody up here to
  hear it.
empty:
list: [a, b]
`
test.each([' ', '\n', ' \n'])('%j is kept as it is, in a folded text too', (blank) => {
  for (const path of [['text'], ['hours', 'Offices'], ['rows', 0, 'name']])
    expect(valueAt(parseValue(change({ type: 'set', path, value: blank })), path)).toBe(blank)
  const folded = 'lines:\n  - >-\n    One bell.\n  - >-\n    Two.\n'
  const longer = editYaml(folded, [{ type: 'insert', path: ['lines'], index: 1, value: blank }])
  expect(editYaml(longer, [{ type: 'delete', path: ['lines', 1] }])).toBe(folded)
})

test('the first name may begin with a byte order mark', () => {
  const written = editYaml('# The year.\nyear: 2026\n', [
    { type: 'rename', path: ['year'], key: '\uFEFFbom' },
  ])
  expect(parseValue(written)).toEqual({ '\uFEFFbom': 2026 })
})

const change = (...edits: YamlEdit[]) => editYaml(sample, edits)

test.each<[string, YamlEdit, string, string]>([
  ['a fact', { type: 'set', path: ['hours', 'Registrar'], value: '7:30 AM to noon' },
    '  Registrar: 8:00 AM to noon', '  Registrar: 7:30 AM to noon'],
  ['a text that needs quotation marks', { type: 'set', path: ['hours', 'Offices'], value: 'Monday: 8' },
    '  Offices: 8:00 AM to 5:00 PM', "  Offices: 'Monday: 8'"],
  ['a text in a flow map', { type: 'set', path: ['rows', 0, 'name'], value: 'Ana, RN' }, 'name: Ana,', "name: 'Ana, RN',"],
  ['a number', { type: 'set', path: ['rows', 0, 'since'], value: 1953 }, 'since: 1952', 'since: 1953'],
  ['a value that was empty', { type: 'set', path: ['empty'], value: 'now' }, 'empty:\n', 'empty: now\n'],
  ['a folded text, whose other lines stay', { type: 'set', path: ['text'],
    value: 'The bell is rung by hand at seven, and it was rung so since the first day on which there was anybody up here to hear it.' },
    'at six, and it was rung so since the first day on which there was anybody up here to\n',
    'at seven, and it was rung so since the first day on which there was anybody up here to\n'],
  ['a name', { type: 'rename', path: ['hours', 'Offices'], key: 'All offices' }, '  Offices:', '  All offices:'],
  ['a row', { type: 'insert', path: ['rows'], index: 2, value: { name: 'Cy', since: 2001 } },
    "since: '1960' }\n", "since: '1960' }\n  - { name: Cy, since: 2001 }\n"],
  ['a word of a list', { type: 'insert', path: ['list'], index: 1, value: 'x' }, '[a, b]', '[a, x, b]'],
  ['the last pair', { type: 'delete', path: ['hours', 'Registrar'] }, '\n  Registrar: 8:00 AM to noon', ''],
  ['the first row', { type: 'delete', path: ['rows', 0] }, '- { name: Ana, since: 1952 } # the first\n\n  ', ''],
  ['a row with its comment', { type: 'move', path: ['rows', 1], to: 0 },
    "- { name: Ana, since: 1952 } # the first\n\n  # Still here.\n  - { name: Ben, since: '1960' }",
    "# Still here.\n  - { name: Ben, since: '1960' }\n\n  - { name: Ana, since: 1952 } # the first"],
])('%s is edited in its place', (_what, edit, from, to) => {
  expect(sample).toContain(from)
  expect(change(edit)).toBe(sample.replace(from, to))
}) // prettier-ignore

test('the last item of a list leaves it empty, and the next one fills it again', () => {
  const rows = editYaml('a: 1\nrows:\n  - x # why\nb: 2\n', [{ type: 'delete', path: ['rows', 0] }])
  expect(rows).toBe('a: 1\nrows: []\nb: 2\n')
  const insert: YamlEdit = { type: 'insert', path: ['rows'], index: 0, value: { name: 'Ana' } }
  expect(editYaml(rows, [insert])).toBe('a: 1\nrows:\n  - name: Ana\nb: 2\n')
})

test('what an alias says is written anew with its top-level value, and the anchor stays', () => {
  const after = editYaml('a: &x { b: 1 }\nc: *x # same\nd: 1\n', [
    { type: 'set', path: ['c', 'b'], value: 2 },
  ])
  expect(parseValue(after)).toEqual({ a: { b: 1 }, c: { b: 2 }, d: 1 })
  expect(after).toMatch(/^a: &x \{ b: 1 \}\nc:/)
})

test('line breaks of Windows stay', () => {
  expect(editYaml('a: 1\r\nb:\r\n  - x\r\n', [{ type: 'insert', path: ['b'], index: 1, value: 'y' }])).toBe(
    'a: 1\r\nb:\r\n  - x\r\n  - y\r\n',
  )
})

test('a text that is no YAML, and a name that is there already, are refused', () => {
  expect(() => editYaml('a: [', [{ type: 'set', path: ['a'], value: 1 }])).toThrow('Flow sequence')
  expect(() => change({ type: 'rename', path: ['hours', 'Offices'], key: 'Registrar' })).toThrow('already')
  expect(() => change({ type: 'delete', path: ['rows', 7] })).toThrow('no item 7')
})

test('a cell of a list of 5,000 rows and 20 columns is changed without parsing the others', () => {
  const row = (n: number) =>
    `  - { ${Array.from({ length: 20 }, (_, c) => `c${c}: 'Value ${n}, ${c}'`).join(', ')} }\n`
  const large = `a: 1\nrows:\n${Array.from({ length: 5000 }, (_, n) => row(n)).join('')}z: 1\n`
  const path = ['rows', 4000, 'c7']
  const after = editYaml(large, [{ type: 'set', path, value: '=cmd' }])
  expect(after.length).toBe(large.length - "'Value 4000, 7'".length + 4)
  expect(after).toContain('c7: =cmd,')
  expect(valueAt(parseValue(row(1).slice(4)), ['c7'])).toBe('Value 1, 7')
})
