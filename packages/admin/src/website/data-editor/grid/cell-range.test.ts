import { expect, test } from 'vitest'
import { readClipboard } from '../../../crud/kinds/rows/read-clipboard.ts'
import { copyCells, pasteCells } from './cell-range.ts'

const rows = [
  { name: 'Ana', since: 1952 },
  { name: 'Ben', since: 1960 },
]
const columns = ['name', 'since']

test('cells of a spreadsheet are pasted, and the grid grows below', () => {
  const cells = readClipboard('', 'Cy\t2001\n"Dan, RN"\t2002\n=cmd\tsoon\n')
  expect(pasteCells(rows, columns, { row: 1, column: 0 }, cells)).toEqual([
    { name: 'Ana', since: 1952 },
    { name: 'Cy', since: 2001 },
    { name: 'Dan, RN', since: 2002 },
    { name: '=cmd', since: 'soon' },
  ])
})

test('a table of a document is pasted cell by cell, whatever markup is in it', () => {
  const html =
    '<p>x</p><table><tr><th>Cy <b>A.</b></th><td>\n 1 </td></tr><tr><td><script>1</script></td></tr></table>'
  expect(readClipboard(html, 'x')).toEqual([['Cy A.', '1'], ['1']])
})

test('what is copied can be pasted again', () => {
  const text = copyCells(rows, columns, { from: { row: 1, column: 1 }, to: { row: 0, column: 0 } })
  expect(pasteCells([], columns, { row: 0, column: 0 }, readClipboard('', text))).toEqual([
    { name: 'Ana', since: '1952' },
    { name: 'Ben', since: '1960' },
  ])
})

test('ten thousand cells are pasted at once', () => {
  const cells = Array.from({ length: 5000 }, (_, n) => [`Name ${n}`, String(n)])
  const pasted = pasteCells(rows, columns, { row: 0, column: 0 }, cells)
  expect(pasted).toHaveLength(5000)
  expect(pasted.at(-1)).toEqual({ name: 'Name 4999', since: 4999 })
})
