import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { wordDocument, zipOf } from '../../../../tests/support/zip.ts'
import { holdsProgram } from './embedded-program.ts'

const pdf = (...objects: (string | Buffer)[]) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), ...objects.map((object) => Buffer.from(object))])
const compressed = (object: string) =>
  Buffer.concat([
    Buffer.from('5 0 obj <</Type /ObjStm /N 1 /Filter /FlateDecode>>\nstream\n'),
    deflateSync(object),
    Buffer.from('\nendstream'),
  ])

test.each([
  ['a macro', wordDocument({ 'word/vbaProject.bin': 'x' })],
  ['a macro under a path of Windows', wordDocument({ 'word\\vbaProject.bin': 'x' })],
  ['a macro sheet of Excel 4', zipOf({ '[Content_Types].xml': '', 'xl/macrosheets/sheet1.xml': '' })],
  ['a program', wordDocument({ 'word/media/setup.EXE': 'MZ' })],
  ['an OLE object', wordDocument({ 'word/embeddings/oleObject1.bin': 'x' })],
  ['JavaScript', pdf('1 0 obj <</OpenAction <</S /JavaScript /JS (app.alert(1))>>>>')],
  ['the start of a program', pdf('1 0 obj <</S/Launch /F (cmd.exe)>>')],
  ['JavaScript among compressed objects', pdf(compressed('1 0 <</S /JavaScript /JS (x)>>'))],
])('a document with %s is told from one without', (_what, bytes) => {
  expect(holdsProgram(bytes)).toBe(true)
})

test.each([
  ['a letter', wordDocument()],
  ['a letter with a table of Excel in it', wordDocument({ 'word/embeddings/sheet1.xlsx': 'x' })],
  ['a PDF of a page and a link', pdf('1 0 obj <</S /URI /URI (https://college.example/Launch)>>')],
  ['a PDF with compressed objects', pdf(compressed('1 0 <</Type /Page>>'))],
  ['a PDF whose compressed objects are broken', pdf('<</Type /ObjStm>>\nstream\nxxxx\nendstream')],
])('%s holds no program', (_what, bytes) => {
  expect(holdsProgram(bytes)).toBe(false)
})
