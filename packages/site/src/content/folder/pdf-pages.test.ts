import { readFileSync, writeFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { countPagesOfFile, countPdfPages } from './pdf-pages.ts'

const tree = '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 12 >>'
const node = '<</Type/Pages/Parent 1 0 R/Kids[5 0 R]/Count 7>>'

test('a PDF has as many pages as the root of its page tree says', () => {
  expect(countPdfPages(Buffer.from(`%PDF-1.7\n2 0 obj ${node} endobj 1 0 obj ${tree} endobj`))).toBe(12)
})

test('its page tree may be in a compressed stream', () => {
  const pdf = Buffer.concat([
    Buffer.from('%PDF-1.7\n7 0 obj <</Type/ObjStm/N 2/First 8/Filter/FlateDecode/Length 90>> stream\r\n'),
    deflateSync(`1 0 2 50 ${tree} ${node}`),
    Buffer.from('\nendstream endobj'),
  ])
  expect(countPdfPages(pdf)).toBe(12)
})

test('of what can not be read no pages are told', () => {
  for (const text of ['%PDF-1.7\nNothing', '%PDF-1.7 <</Type/ObjStm>> stream\nencrypted', ''])
    expect(countPdfPages(Buffer.from(text))).toBeUndefined()
})

test('a file that has changed is counted again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pdf-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'a.pdf')
  writeFileSync(file, tree)
  expect(countPagesOfFile(file)).toBe(12)
  writeFileSync(file, readFileSync(file, 'utf8').replace('12', '113'))
  expect(countPagesOfFile(file)).toBe(113)
})
