import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { readSample } from './read-sample.ts'

const college = mkdtempSync(join(tmpdir(), 'sample-'))
afterEach(() => rmSync(college, { recursive: true, force: true }))

test('a college without samples has an empty start', () => {
  expect(readSample(college)).toMatchObject({ updates: [], openings: [], slides: [], notices: [] })
})

test('a sample that isn’t as it should be is named', () => {
  mkdirSync(join(college, 'sample/updates'), { recursive: true })
  writeFileSync(join(college, 'sample/updates/fiesta.md'), '---\ntitle: Fiesta\nposted: 3\n---\n\nCome.\n')
  expect(() => readSample(college)).toThrow('sample/updates/fiesta.md')
})
