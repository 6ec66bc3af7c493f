import { readFileSync, writeFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { countPagesOfFile } from './files.ts'

const tree = '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 12 >>'

test('pdf pages: recounts a changed file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pdf-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'a.pdf')
  writeFileSync(file, tree)
  expect(countPagesOfFile(file)).toBe(12)
  writeFileSync(file, readFileSync(file, 'utf8').replace('12', '113'))
  expect(countPagesOfFile(file)).toBe(113)
})
