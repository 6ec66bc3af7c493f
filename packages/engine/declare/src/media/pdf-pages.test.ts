import { deflateSync, inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { countPdfPages } from './pdf-pages.ts'

const tree = '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 12 >>'
const node = '<</Type/Pages/Parent 1 0 R/Kids[5 0 R]/Count 7>>'

test('pdf pages: counts the pages in the root of the page tree', () => {
  expect(
    countPdfPages(Buffer.from(`%PDF-1.7\n2 0 obj ${node} endobj 1 0 obj ${tree} endobj`), inflateSync),
  ).toBe(12)
})

test('pdf pages: reads a page tree in a compressed stream', () => {
  const pdf = Buffer.concat([
    Buffer.from('%PDF-1.7\n7 0 obj <</Type/ObjStm/N 2/First 8/Filter/FlateDecode/Length 90>> stream\r\n'),
    deflateSync(`1 0 2 50 ${tree} ${node}`),
    Buffer.from('\nendstream endobj'),
  ])
  expect(countPdfPages(pdf, inflateSync)).toBe(12)
})

test('pdf pages: returns nothing for an unreadable PDF', () => {
  for (const text of ['%PDF-1.7\nNothing', '%PDF-1.7 <</Type/ObjStm>> stream\nencrypted', ''])
    expect(countPdfPages(Buffer.from(text), inflateSync)).toBeUndefined()
})

test('pdf pages: handles a malicious PDF quickly', () => {
  const bomb = deflateSync(Buffer.alloc(9_000_000, '<'))
  const head = Buffer.from('<</Type/ObjStm>> stream\n')
  const pdf = Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...Array.from({ length: 300 }, () => [head, bomb]).flat(),
  ])
  expect(countPdfPages(pdf, inflateSync)).toBeUndefined()
  expect(countPdfPages(Buffer.from(`<<${'/Type/Pages '.repeat(100_000)}`), inflateSync)).toBeUndefined()
})
