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
  ['an empty file', Buffer.alloc(0)],
  ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['HTML followed by a PDF header', Buffer.from('<script>alert(1)</script>%PDF-1.7')],
  ['a program', Buffer.from('MZ\x90\0')],
  ['a plain archive', zipOf({ 'readme.txt': 'hello' })],
  ['the first bytes of an archive', wordDocument().subarray(0, 60)],
  ['an archive without its last bytes', wordDocument().subarray(0, -10)],
  ['an archive with a wrong directory offset', Buffer.concat([Buffer.from('PK\x03\x04'), wordDocument()])],
  [
    'an archive with trailing data',
    Buffer.concat([wordDocument(), Buffer.from('<script>alert(1)</script>')]),
  ],
  ['an OpenDocument drawing', openDocument('graphics')],
])('file type: rejects %s', async (_what, bytes) => {
  expect(await detectFileType(bytes)).toBeUndefined()
})
