import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { wordDocument, zipOf } from '../../../../tests/support/input/zip.ts'
import { containsProgram } from './embedded-program.ts'

const pdf = (...objects: (string | Buffer)[]) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), ...objects.map((object) => Buffer.from(object))])
const compressed = (object: string | Buffer, end?: number) =>
  Buffer.concat([
    Buffer.from('5 0 obj <</Type /ObjStm /N 1 /Filter /FlateDecode>>\nstream\n'),
    deflateSync(object).subarray(0, end),
    Buffer.from('\nendstream'),
  ])

test.each([
  ['a macro', wordDocument({ 'word/vbaProject.bin': 'x' })],
  ['a macro under a Windows path', wordDocument({ 'word\\vbaProject.bin': 'x' })],
  ['an Excel 4 macro sheet', zipOf({ '[Content_Types].xml': '', 'xl/macrosheets/sheet1.xml': '' })],
  ['a program', wordDocument({ 'word/media/setup.EXE': 'MZ' })],
  ['an OLE object', wordDocument({ 'word/embeddings/oleObject1.bin': 'x' })],
  ['JavaScript', pdf('1 0 obj <</OpenAction <</S /JavaScript /JS (app.alert(1))>>>>')],
  ['a Launch action', pdf('1 0 obj <</S/Launch /F (cmd.exe)>>')],
  ['JavaScript in hexadecimal escapes', pdf('1 0 obj <</#53/Java#53cript /JS (app.alert(1))>>')],
  ['JavaScript after a comment', pdf('1 0 obj <</S%x\n/JavaScript /JS (x)>>')],
  [
    'an object stream in a rare encoding',
    pdf('5 0 obj <</Filter [/ASCIIHexDecode /FlateDecode] /Type /ObjStm>>\nstream\n3c3c2f53\nendstream'),
  ],
  ['JavaScript in an object stream', pdf(compressed('1 0 <</S /JavaScript /JS (x)>>'))],
  [
    'JavaScript in an object stream without a checksum',
    pdf(compressed('1 0 <</S /JavaScript /JS (x)>>', -4)),
  ],
  ['an oversized object stream', pdf(compressed(Buffer.alloc(9 * 1024 * 1024)))],
])('embedded program: detects a document with %s', async (_what, bytes) => {
  expect(await containsProgram(bytes)).toBe(true)
})

test.each([
  ['a Word document', wordDocument()],
  ['a Word document with an Excel sheet', wordDocument({ 'word/embeddings/sheet1.xlsx': 'x' })],
  ['a PDF with a link', pdf('1 0 obj <</S /URI /URI (https://college.example/Launch)>>')],
  ['a PDF with an object stream', pdf(compressed('1 0 <</Type /Page>>'))],
  [
    'a PDF with an image in a rare encoding before an object stream',
    pdf(
      '4 0 obj <</Filter /ASCII85Decode>>\nstream\nx\nendstream\nendobj\n',
      compressed('1 0 <</Type /Page>>'),
    ),
  ],
  ['a PDF with a broken object stream', pdf('<</Type /ObjStm>>\nstream\nxxxx\nendstream')],
])('embedded program: finds no program in %s', async (_what, bytes) => {
  expect(await containsProgram(bytes)).toBe(false)
})

test.each([
  ['object stream keys', '/ObjStm'],
  ['empty object streams', '/ObjStm stream\n'],
  ['truncated object streams', '/ObjStm stream\nx\x9c'],
  ['action keys', '/S '],
  ['action keys before comments', '/S%'],
  ['spaces', ' '],
])('embedded program: quickly reads a file full of %s', async (_what, part) => {
  const before = performance.now()
  await containsProgram(pdf('/S', Buffer.alloc(10 * 1024 * 1024 - 20, part, 'latin1')))
  // It used to take minutes, so even a slow machine passes.
  expect(performance.now() - before).toBeLessThan(10_000)
})
