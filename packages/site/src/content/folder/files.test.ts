import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { folderFiles, memoryFiles } from './files.ts'

const texts = { 'home.yaml': 'a: 1', 'pages/about-us/history.md': 'Old', 'pages/admission.md': 'Ñ' }

/** Creates a folder with the texts, next to a file outside it. */
const makeFolder = (): string => {
  const place = mkdtempSync(join(tmpdir(), 'college-'))
  onTestFinished(() => rmSync(place, { recursive: true }))
  writeFileSync(join(place, 'secret.md'), 'app key')
  mkdirSync(join(place, 'college/pages/about-us'), { recursive: true })
  for (const [path, text] of Object.entries(texts)) writeFileSync(join(place, 'college', path), text)
  return join(place, 'college')
}

test.each([
  ['a folder', () => folderFiles(makeFolder())],
  ['memory', () => memoryFiles(texts)],
])('files: lists, reads and measures files in %s by path', (_name, open) => {
  const files = open()
  expect(files.list('pages')).toEqual(['pages/about-us/history.md', 'pages/admission.md'])
  expect(files.list('programs')).toEqual([])
  expect(files.text('pages/admission.md')).toBe('Ñ')
  expect(files.size('pages/admission.md')).toBe(2)
  expect([files.has('home.yaml'), files.has('contact.yaml')]).toEqual([true, false])
  expect(() => files.text('contact.yaml')).toThrow('contact.yaml: this file is missing.')
})

test('files: rejects a symlink that leaves the folder', () => {
  const folder = makeFolder()
  symlinkSync('../secret.md', join(folder, 'privacy-notice.md'))
  symlinkSync('..', join(folder, 'data'))
  const files = folderFiles(folder)
  expect(files.has('privacy-notice.md')).toBe(false)
  const out = "a symlink points outside the college's folder."
  expect(() => files.list('data')).toThrow(`data: ${out}`)
  expect(() => files.text('privacy-notice.md')).toThrow(`privacy-notice.md: ${out}`)
  expect(() => files.hash('../secret.md')).toThrow(`../secret.md: ${out}`)
})

test('files: lists symlinks to folders without following them', () => {
  const folder = makeFolder()
  symlinkSync('..', join(folder, 'pages/round'))
  symlinkSync('.', join(folder, 'pages/again'))
  expect(folderFiles(folder).list('pages')).toEqual([
    'pages/about-us/history.md',
    'pages/admission.md',
    'pages/again',
    'pages/round',
  ])
})

test('files: rejects a folder with too many files, naming it', () => {
  const folder = makeFolder()
  expect(folderFiles(folder, 2).list('pages')).toHaveLength(2)
  expect(() => folderFiles(folder, 1).list('pages')).toThrow(/^pages: .*1/)
})

test("files: reports what isn't a file or folder", () => {
  const folder = makeFolder()
  symlinkSync('loop.md', join(folder, 'loop.md'))
  expect(() => folderFiles(folder).text('pages')).toThrow('pages: is a folder.')
  expect(() => folderFiles(folder).list('home.yaml')).toThrow('home.yaml: must be a folder.')
  expect(() => folderFiles(folder).text('loop.md')).toThrow('loop.md: is a symlink to itself.')
  expect(() => folderFiles(join(folder, 'home.yaml'))).toThrow('home.yaml: must be a folder.')
  expect(() => folderFiles(join(folder, 'nowhere'))).toThrow('nowhere: this folder is missing.')
})

test('files: reports an unreadable file', () => {
  const folder = makeFolder()
  chmodSync(join(folder, '..'), 0o755)
  chmodSync(join(folder, 'home.yaml'), 0)
  const files = folderFiles(folder)
  expect(() => asNobody(() => files.text('home.yaml'))).toThrow(
    'home.yaml: is not readable for the current user.',
  )
})

/** Root can read everything, so it temporarily switches to another user. */
const asNobody = (work: () => void): void => {
  if (process.geteuid?.() !== 0) return work()
  process.seteuid?.(65_534)
  try {
    work()
  } finally {
    process.seteuid?.(0)
  }
}

test.each([
  ['a byte order mark', '\uFEFFa: 1\nb: 2\n'],
  ['Windows line endings', 'a: 1\r\nb: 2\r\n'],
])('files: ignores %s', (_name, text) => {
  const folder = makeFolder()
  writeFileSync(join(folder, 'home.yaml'), text)
  for (const files of [folderFiles(folder), memoryFiles({ 'home.yaml': text })])
    expect(files.text('home.yaml')).toBe('a: 1\nb: 2\n')
})

test.each([
  ['in another encoding', Buffer.from('a: 1\nb: Ñ', 'latin1'), 2],
  ['in UTF-16', Buffer.from('\uFEFFa: 1', 'utf16le'), 1],
  ['with a NUL character', Buffer.from('a: 1\n\n\0'), 3],
])('files: rejects a text %s, naming the line', (_name, bytes, line) => {
  const folder = makeFolder()
  writeFileSync(join(folder, 'home.yaml'), bytes)
  expect(() => folderFiles(folder).text('home.yaml')).toThrow(
    `home.yaml:${line}: contains bytes that are not text. Save the file as UTF-8, or copy it again.`,
  )
})

test("files: accepts a symlink as the folder, such as a version's", () => {
  const folder = makeFolder()
  symlinkSync('college', join(folder, '../current'))
  expect(folderFiles(join(folder, '../current')).text('home.yaml')).toBe('a: 1')
})

test('files: rejects a text over 2 MB by name without reading it', () => {
  const folder = makeFolder()
  truncateSync(join(folder, 'pages/admission.md'), 5_000_000_000)
  expect(() => folderFiles(folder).text('pages/admission.md')).toThrow(
    'pages/admission.md: is longer than 2 MB, the limit for a text.',
  )
})

test('files: stops after the maximum number of files', () => {
  const folder = makeFolder()
  expect(() => folderFiles(folder, 1).list('pages')).toThrow('pages: holds more than 1 files, the limit.')
})
