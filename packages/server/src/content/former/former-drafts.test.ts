import { markdownToBody } from '@kampana/engine-declare/markdown/markdown-to-body'
import { expect, test } from 'vitest'
import { withPageBlocks } from './align-blocks.ts'
import type { DataValues } from './data-blocks.ts'
import { fillData, placeholderPattern } from './data-marks.ts'

const fill = (text: string, values?: DataValues, others: Readonly<Record<string, DataValues>> = {}) =>
  fillData(text, { values, readData: (file) => others[file] })

test('former drafts: fill in the values of a data file as pages showed them', () => {
  expect(
    fill('It costs {{ data.fee.unit }}.\n\n{{data.list}}', { fee: { unit: 650 }, list: ['a', 'b'] }),
  ).toBe('It costs 650.\n\n- a\n- b')
  expect(fill('::facts data.office', { office: { Place: 'The pier', Open: ['8:00', '1:00'] } })).toBe(
    '::list facts\n\n- Place\n  - The pier\n- Open\n  - 8:00\n  - 1:00',
  )
  expect(fill('::timeline data.years', { years: { 1951: 'A raft' } })).toBe(
    '::list timeline\n\n- 1951 A raft',
  )
  expect(
    fill('::tree data.all', { all: [{ title: 'Dean', name: 'Ana', under: [{ title: 'Clerk' }] }] }),
  ).toBe('::list outline\n\n- **Dean** Ana\n  - **Clerk**')
  expect(fill('::table data.rows', { rows: [{ year_level: 1, fee: 'P1 | P2' }] })).toBe(
    '::table roll\n\n| Year level | Fee |\n| --- | --- |\n| 1 | P1 \\| P2 |',
  )
  expect(fill('::button data.go', { go: { label: 'Go', href: '/admission' } })).toBe(
    '[Go](/admission "button")',
  )
  const offices = [{ title: 'Fisheries', page: '/fisheries', data: 'fisheries.yaml' }]
  const fisheries = { office: { Place: 'The pier' }, faculty: [{ name: 'Ana Alon', rank: 'Dean' }] }
  expect(fill('::directory data.offices', { offices }, { 'fisheries.yaml': fisheries })).toBe(
    '### [Fisheries](/fisheries)\n\n::list facts\n\n- Place\n  - The pier\n\n- Ana Alon, Dean',
  )
})

test('former drafts: replace an unknown value, or one with a different shape, with a placeholder', () => {
  for (const text of ['{{data.fee}}', '::table data.rows', '::gallery data.x'])
    expect(fill(text, { rows: 'none' })).toMatch(new RegExp(`^${placeholderPattern.source}$`))
  expect(fill('{{data.fee}}')).toBe(fill('{{ data.fee }}'))
  expect(fill('{{college.name}}')).toBe('{{college.name}}')
})

const bodyOf = (markdown: string): string => {
  const read = markdownToBody(markdown)
  return 'document' in read ? JSON.stringify(read.document) : read.problem
}

test("former drafts: use the page's lines for unchanged lines with values", () => {
  const page = '# Fees\n\nA unit costs P650.\n\n| A | B |\n| - | - |\n| 1 | 2 |\n\nPay at the desk.'
  const draft = fill('# Fees\n\nA unit costs {{data.fee}}.\n\n::table data.rows\n\nPay online.')
  expect(withPageBlocks(bodyOf(draft), bodyOf(page))).toBe(bodyOf(page.replace('at the desk', 'online')))
})

test('former drafts: retain the placeholder in a changed line with a value', () => {
  const draft = fill('Each unit is {{data.fee}}.\n\nPay at the desk.')
  expect(withPageBlocks(bodyOf(draft), bodyOf('A unit costs P650.\n\nPay at the desk.'))).toMatch(
    placeholderPattern,
  )
})
