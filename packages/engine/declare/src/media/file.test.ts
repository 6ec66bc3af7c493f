import { expect, test } from 'vitest'
import { downloadName, fileUrl, fileName, parseFile } from './file.ts'

const hash = '0123456789abcdef0123456789abcdef'

test.each([
  ['Application Form (2026).PDF', 'Application-Form-2026.pdf'],
  ['Señor Peña – résumé.final.docx', 'Senor-Pena-resume-final.pdf'],
  ['..\\..\\etc/passwd', 'etc-passwd.pdf'],
  ['履歴書.pdf', 'file.pdf'],
  ['', 'file.pdf'],
  [`${'a'.repeat(79)} b.pdf`, `${'a'.repeat(79)}.pdf`],
])('file: stores %j as %s', (called, name) => {
  expect(fileName(called, 'pdf')).toBe(name)
  expect(parseFile(fileUrl({ hash, name }))).toEqual({ hash, name })
})

test.each([
  ['Memo blg. 12 – Ñiño.pdf', 'Memo blg. 12 – Ñiño.pdf'],
  ['履歴書.PDF', '履歴書.pdf'],
  ['..\\..\\etc/passwd', 'etc passwd.pdf'],
  ['exam\u202Efdp.exe', 'examfdp.pdf'],
  ['a"b<c>\0d.docx', 'a b c d.pdf'],
  ['....', 'file.pdf'],
  ['\ud800', '\ufffd.pdf'],
  ['ñ'.repeat(500), `${'ñ'.repeat(120)}.pdf`],
])('file: downloads %j as %s', (called, name) => {
  expect(downloadName(called, 'pdf')).toBe(name)
})

test.each([
  'https://elsewhere.example/files/0123456789abcdef0123456789abcdef/a.pdf',
  `/files/${hash}/a.exe`,
  `/files/${hash}/../a.pdf`,
  `/files/${hash}/a.pdf?x`,
  '/files/0123/a.pdf',
  `/media/${hash}/480x270.webp`,
])('file: rejects the address %s', (address) => {
  expect(parseFile(address)).toBeNull()
})
