import { expect, test } from 'vitest'
import { toCsv } from './cell-range.ts'
import { readCsv } from './read-csv.ts'

const columns = ['name', 'year_level']
const like = { name: 'Ana', year_level: 1 }
const rows = [
  { name: 'Ana', year_level: 1 },
  { name: 'Ñ; "x", y\nz', year_level: 2 },
]

test('a CSV file comes back as it went out, formulas as text', () => {
  const wild = [{ name: '=1+1', year_level: 1 }, ...rows]
  const csv = toCsv(wild, columns)
  expect(csv).toContain("'=1+1")
  expect(readCsv(csv, columns, like)).toEqual({ rows: wild, missing: [], problems: [] })
})

test('semicolons, tabs, a byte order mark, titles and another order of columns are taken', () => {
  const wanted = { rows: [rows[0]], missing: [], problems: [] }
  expect(readCsv('\uFEFFYear level;Name\r\n1;Ana\r\n\r\n', columns, like)).toEqual(wanted)
  expect(readCsv('name\tYEAR LEVEL\nAna\t1\n', columns, like)).toEqual(wanted)
})

test('a file with other columns, with too many cells or an open quotation mark is told by its line', () => {
  const lines = (text: string) => readCsv(text, columns, like).problems.map(({ line }) => line)
  expect(lines('name,age\nAna,3\n')).toEqual([1])
  expect(lines('name,name\nAna,3\n')).toEqual([1])
  expect(lines('name,year_level\nAna,1\n\nBen,2,x\n')).toEqual([4])
  expect(lines('name,year_level\nAna,1\n"Ben,2\n')).toContain(3)
  expect(lines('name,year_level\n')).toEqual([2])
  expect(lines('name,year_level\nAna,1\nPe\uFFFDa,2\n')).toEqual([3])
  expect(lines('')).toContain(1)
})

test('a column that the file lacks is told, and stays empty', () => {
  expect(readCsv('name\nAna\n', columns, like)).toEqual({
    rows: [{ name: 'Ana', year_level: '' }],
    missing: ['year_level'],
    problems: [],
  })
})
