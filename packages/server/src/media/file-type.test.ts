import { expect, test } from 'vitest'
import { wordDocument, zipOf } from '../../../../tests/support/input/zip.ts'
import { detectFileType } from './file-type.ts'

const openDocument = (kind: string) =>
  zipOf({ mimetype: `application/vnd.oasis.opendocument.${kind}`, 'content.xml': '<office/>' })

test.each([
  ['pdf', Buffer.from('%PDF-1.7\n%âãÏÓ')],
  ['docx', wordDocument()],
  ['xlsx', zipOf({ '[Content_Types].xml': '', 'xl/workbook.xml': '' })],
  ['pptx', zipOf({ '[Content_Types].xml': '', 'ppt/presentation.xml': '' })],
  ['odt', openDocument('text')],
  ['ods', openDocument('spreadsheet')],
  ['odp', openDocument('presentation')],
])('file type: detects %s by content', async (ending, bytes) => {
  expect(await detectFileType(bytes)).toBe(ending)
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['HTML with a PDF behind it', Buffer.from('<script>alert(1)</script>%PDF-1.7')],
  ['a program', Buffer.from('MZ\x90\0')],
  ['some archive', zipOf({ 'readme.txt': 'hello' })],
  ['half of an archive', wordDocument().subarray(0, 60)],
  ['an archive with its end torn off', wordDocument().subarray(0, -10)],
  ['an archive whose directory lies elsewhere', Buffer.concat([Buffer.from('PK\x03\x04'), wordDocument()])],
  [
    'an archive with more behind it',
    Buffer.concat([wordDocument(), Buffer.from('<script>alert(1)</script>')]),
  ],
  ['an OpenDocument drawing', openDocument('graphics')],
])('file type: rejects %s', async (_what, bytes) => {
  expect(await detectFileType(bytes)).toBeUndefined()
})
