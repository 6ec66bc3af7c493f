import { array, assert, constantFrom, property, shuffledSubarray, uniqueArray } from 'fast-check'
import { expect, test } from 'vitest'
import { valueAt } from '../../yaml/apply-edit.ts'
import { editYaml } from '../../yaml/edit-large-yaml.ts'
import { parseValue } from '../../yaml/edit-yaml.ts'
import { isRecord } from '../../yaml/yaml-edit.ts'
import { columnEdits, columnKey, columnProblem, columnTitle, type WantedColumn } from './column-edits.ts'

const text = `# The officers.
officers:
  - office: President # elected
    name: Ana
  # The second.
  - { office: Auditor, name: 'Ben, CPA' }
other: 1
`
const rowsOf = (source: string) => {
  const value = valueAt(parseValue(source), ['officers'])
  return Array.isArray(value) ? value.filter(isRecord) : []
}
const after = (...wanted: WantedColumn[]) => editYaml(text, columnEdits(['officers'], rowsOf(text), wanted))
const office = { from: 'office', key: 'office' }
const name = { from: 'name', key: 'name' }

test('a new column comes to every row, and the lines of the others stay', () => {
  expect(after(office, name, { from: undefined, key: 'class' })).toBe(`# The officers.
officers:
  - office: President # elected
    name: Ana
    class: ''
  # The second.
  - { office: Auditor, name: 'Ben, CPA', class: '' }
other: 1
`)
})

test('columns are renamed, also to each other’s names, moved and deleted', () => {
  expect(after({ from: 'office', key: 'role' }, name)).toBe(text.replaceAll('office:', 'role:'))
  const swapped = after({ from: 'office', key: 'name' }, { from: 'name', key: 'office' })
  expect(rowsOf(swapped)[1]).toEqual({ name: 'Auditor', office: 'Ben, CPA' })
  expect(rowsOf(after(name, office)).map((row) => Object.keys(row))).toEqual([
    ['name', 'office'],
    ['name', 'office'],
  ])
  expect(rowsOf(after(name))).toEqual([{ name: 'Ana' }, { name: 'Ben, CPA' }])
  expect(rowsOf(after({ from: undefined, key: 'name' }))).toEqual([{ name: '' }, { name: '' }])
})

test('whatever becomes of the columns, the rows say the same and no comment is lost', () => {
  const keys = ['office', 'name', 'class', 'year_level', 'Ñ']
  const row = shuffledSubarray(keys, { minLength: 1 })
  const column = constantFrom(...keys, 'new', 'newer')
  assert(
    property(
      array(row, { minLength: 1, maxLength: 4 }),
      uniqueArray(column, { minLength: 1 }),
      shuffledSubarray(keys),
      (shapes, names, sources) => {
        const source = shapes
          .map(
            (shape, n) =>
              `  # Row ${n}.\n${shape.map((key, k) => `${k === 0 ? '  - ' : '    '}${key}: ${key}${n} # of ${key}\n`).join('')}`,
          )
          .join('')
        const whole = `officers:\n${source}other: 1 # stays\n`
        const wanted = names.map((key, n): WantedColumn => ({ from: sources[n], key }))
        const rows = rowsOf(whole)
        const known = wanted.filter(({ from }) => from === undefined || rows.some((each) => from in each))
        if (
          known.length === 0 ||
          rows.some((each) => known.every(({ from }) => from !== undefined && !(from in each)))
        )
          return
        const edited = editYaml(whole, columnEdits(['officers'], rows, known))
        expect(rowsOf(edited).map((each) => Object.entries(each))).toEqual(
          rows.map((each) =>
            known.flatMap(({ from, key }) =>
              from === undefined ? [[key, '']] : from in each ? [[key, each[from]]] : [],
            ),
          ),
        )
        expect(edited).toContain('other: 1 # stays')
        for (const n of shapes.keys()) expect(edited).toContain(`# Row ${n}.`)
      },
    ),
    { numRuns: 20 },
  )
})

test('a column’s key is what the page shows as its title', () => {
  for (const title of ['Year level', 'TESDA hours', 'Name', 'Ñandú', 'A.B. units'])
    expect(columnTitle(columnKey(title))).toBe(title)
  expect(columnKey(' Year  level ')).toBe('year_level')
})

test('a column needs a name of its own that is no number', () => {
  expect(columnProblem('', [])).toBe('A name is needed.')
  expect(columnProblem('2026', [])).toBe('A name needs a letter.')
  expect(columnProblem('sample', [])).toBe('This name is taken by the website itself.')
  expect(columnProblem('name', ['name'])).toBe('This name is there already.')
  expect(columnProblem('year_2026', ['name'])).toBeUndefined()
})
