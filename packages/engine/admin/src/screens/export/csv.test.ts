import {
  select,
  day,
  email,
  file,
  referenceMany,
  datetime,
  number,
  reference,
  optional,
  text,
  boolean,
  type Field,
} from '@kampana/engine-declare/kinds/index'
import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

const sheet = (fields: Readonly<Record<string, Field>>, ...records: readonly Record<string, unknown>[]) =>
  toCsv(
    Object.entries(fields).map(([name, field]) => ({ name, label: field.label, field })),
    records,
    (text) => text,
  ).split('\r\n')
const cell = (field: Field, value: unknown) => sheet({ it: field }, { it: value })[1]

test('csv: writes column labels, then a line per record', () => {
  expect(
    sheet({ title: text('Title'), tries: number('Tries') }, { title: 'One', tries: 1 }, { title: 'Two' }),
  ).toEqual(['Title,Tries', 'One,1', 'Two,'])
})

test('csv: shows values as readable text', () => {
  expect(cell(select('Category', { 'news-and-events': 'News and Events' }), 'news-and-events')).toBe(
    'News and Events',
  )
  expect(cell(boolean('Status', { yes: 'Active', no: 'Inactive' }), 0)).toBe('Inactive')
  expect(cell(reference('Department', 'roles', 'department_id'), { id: 7, description: 'Registrar' })).toBe(
    'Registrar',
  )
  const roles = [
    { id: 1, description: 'Editor' },
    { id: 2, description: 'Auditor' },
  ]
  expect(cell(referenceMany('Roles', 'roles', 'roleIds'), roles)).toBe('"Editor; Auditor"')
  expect(cell(email('Email'), 'a@b.example')).toBe('a@b.example')
})

test('csv: formats days as ISO, times in the college’s time zone, and plain numbers', () => {
  expect(cell(day('From'), '2026-11-21')).toBe('2026-11-21')
  expect(cell(datetime('Posted'), '2026-11-20T23:30:00.000000Z')).toBe('2026-11-21 07:30')
  expect(cell(number('Salary'), 12500.5)).toBe('12500.5')
  expect(cell(number('Balance'), -5)).toBe('-5')
})

test('csv: leaves empty values empty', () => {
  for (const value of [null, undefined, '']) expect(cell(optional(day('To')), value)).toBe('')
})

test.each([
  ['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
  ['+63 917 000 0000', `"'+63 917 000 0000"`],
  ['-2+3', `"'-2+3"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  ['＝1', `"'＝1"`],
])('csv: escapes %j so that spreadsheets run no formula', (words, told) => {
  expect(cell(text('Title'), words)).toBe(told)
})

test('csv: escapes a list whose first entry looks like a formula', () => {
  expect(cell(referenceMany('Roles', 'roles', 'roleIds'), [{ id: 1, description: '=1+1' }])).toBe(`"'=1+1"`)
})

test.each([
  ['Maria, Clara', '"Maria, Clara"'],
  ['50% off? "Q&A"', '"50% off? ""Q&A"""'],
  ['two\nlines', '"two\nlines"'],
  ['Peñafrancia; fiesta', '"Peñafrancia; fiesta"'],
  [' spaced ', '" spaced "'],
])('csv: %j is one cell', (words, told) => {
  expect(cell(text('Title'), words)).toBe(told)
})

test('csv: shows a file as its address', () => {
  expect(cell(file('Letter'), '/files/abc/letter.pdf')).toBe('/files/abc/letter.pdf')
})
