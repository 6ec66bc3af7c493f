import { expect, expectTypeOf, test } from 'vitest'
import { readInput } from '../../testing/read-input.ts'
import type { RecordOf, Resource } from '../../resource.ts'
import { condition, money, optional, readOnly, reference, text, url } from '../index.ts'
import { compareRows } from './compare-rows.ts'
import { rows, rowsKind } from './rows.ts'

const hours = rows(
  'Hours',
  { days: text('Days'), fee: optional(money('Fee')), link: optional(url('Link')) },
  { max: 3 },
)
const read = (value: unknown) => readInput({ hours }, { hours: value })

test('rows: clean each cell by its kind, and read a missing one as empty', () => {
  expect(
    read([
      { days: ' Monday\n', fee: '100' },
      { days: 'Sunday', link: '' },
    ]),
  ).toEqual({
    input: {
      hours: [
        { days: 'Monday', fee: 100, link: null },
        { days: 'Sunday', fee: null, link: null },
      ],
    },
  })
})

test.each<[unknown, Record<string, string>]>([
  [[], { hours: 'The hours field is required.' }],
  ['Monday', { hours: 'The hours field must be an array.' }],
  [['Monday'], { 'hours.0': 'The hours field must be an array.' }],
  [
    [{ days: 'Monday' }, {}, { days: 7, link: 'javascript:x' }],
    {
      'hours.1.days': 'The days field is required.',
      'hours.2.days': 'The days field must be a string.',
      'hours.2.link': 'The link field must be a valid URL.',
    },
  ],
  [[{ days: 'Monday', id: 1 }], { 'hours.0': 'The id field is prohibited.' }],
  [JSON.parse('[{"days":"Monday","__proto__":{"a":1}}]'), { 'hours.0': 'The proto field is prohibited.' }],
  [
    Array.from({ length: 4 }, () => ({ days: 'x' })),
    { hours: 'The hours field must not have more than 3 items.' },
  ],
])('rows: report errors under their cell (%#)', (value, errors) => {
  expect(read(value)).toEqual({
    errors: Object.fromEntries(Object.entries(errors).map(([path, problem]) => [path, [problem]])),
  })
})

test('rows: contribute the words of every cell to the search, and their links to the uses', () => {
  const value = [{ days: 'Monday', fee: 12_300, link: 'https://college.example/files/0/a.pdf' }]
  expect(rowsKind.text(value, hours)).toBe('Monday ₱123.00 https://college.example/files/0/a.pdf')
  expect(rowsKind.uses?.(value, hours)).toEqual([
    { address: 'https://college.example/files/0/a.pdf', isShown: false },
  ])
})

test("rows: don't compile with references, nested rows or rules of a record", () => {
  expectTypeOf<RecordOf<Resource<{ hours: typeof hours }>>['hours']>().toEqualTypeOf<
    { readonly days: string; readonly fee: number | null; readonly link: string | null }[]
  >()
  // @ts-expect-error: records have a relation of their own.
  const related = rows('It', { who: reference('Who', 'users', 'user_id') })
  // @ts-expect-error: rows have no rows within.
  const nested = rows('It', { hours })
  // @ts-expect-error: people write every cell.
  const own = rows('It', { text: readOnly(text('Text')) })
  // @ts-expect-error: no cell depends on another field of the record.
  const late = rows('It', { text: condition('status', 'draft', text('Text')) })
  expect([related, nested, own, late].map(({ kind }) => kind)).toEqual(Array(4).fill('rows'))
})

const row = (days: string, fee: number | null = null) => ({ days, fee, link: null })
const told = (before: object[], after: object[]) =>
  compareRows(before as ReturnType<typeof row>[], after as ReturnType<typeof row>[]).map(
    ({ type, from, to, columns }) => [type, from, to, ...columns].join(' '),
  )

test('rows compared: distinguish added, removed, moved and changed ones', () => {
  const [monday, friday, sunday] = [row('Monday', 1), row('Friday', 2), row('Sunday', 3)]
  expect(told([monday, friday], [monday, friday])).toEqual(['same 0 0', 'same 1 1'])
  expect(told([monday, sunday], [monday, friday, sunday])).toEqual(['same 0 0', 'added  1', 'same 1 2'])
  expect(told([monday, friday, sunday], [monday, sunday])).toEqual(['same 0 0', 'removed 1 ', 'same 2 1'])
  expect(told([monday, friday, sunday], [sunday, monday, friday])).toEqual([
    'moved 2 0',
    'same 0 1',
    'same 1 2',
  ])
  expect(told([monday, friday], [monday, row('Friday', 9)])).toEqual(['same 0 0', 'changed 1 1 fee'])
  expect(told([monday, friday, sunday], [row('Sunday', 9), monday, friday])[0]).toBe('moved 2 0 fee')
  expect(told([], [monday])).toEqual(['added  0'])
  expect(told([monday], [])).toEqual(['removed 0 '])
})

test('rows compared: ignore the order of cells and the difference between empty and missing ones', () => {
  expect(told([{ fee: null, days: 'Monday' }], [row('Monday')])).toEqual(['same 0 0'])
  expect(told([{ days: 'Monday', fee: 0 }], [{ days: 'Monday', fee: null }])).toEqual(['changed 0 0 fee'])
})

test('rows compared: handle five hundred different ones quickly', () => {
  const many = (word: string) => Array.from({ length: 500 }, (_, n) => row(`${word} ${n}`, n))
  expect(compareRows(many('a'), many('b'))).toHaveLength(500)
})
