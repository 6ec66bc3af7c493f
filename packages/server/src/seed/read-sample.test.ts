import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { readSample } from './read-sample.ts'

const college = mkdtempSync(join(tmpdir(), 'sample-'))
afterEach(() => rmSync(college, { recursive: true, force: true }))

test('read sample: returns empty lists for a college without samples', () => {
  expect(readSample(college, '2026-11-26')).toMatchObject({
    updates: [],
    openings: [],
    slides: [],
    notices: [],
    checks: [],
  })
})

test('read sample: names an invalid sample file', () => {
  mkdirSync(join(college, 'sample/updates'), { recursive: true })
  writeFileSync(join(college, 'sample/updates/fiesta.md'), '---\ntitle: Fiesta\nposted: soon\n---\n\nCome.\n')
  expect(() => readSample(college, '2026-11-26')).toThrow('sample/updates/fiesta.md')
})

test('read sample: counts a day from the start or from a calendar entry', () => {
  mkdirSync(join(college, 'sample/updates'), { recursive: true })
  writeFileSync(
    join(college, 'calendar-entries.yaml'),
    '- { title: Fiesta, kind: celebration, from: 2026-12-01, to: 2026-12-04 }\n',
  )
  writeFileSync(
    join(college, 'sample/updates/fiesta.md'),
    '---\ntitle: Fiesta\ncategory: news-and-events\nposted: -3.5\nfrom: Fiesta\nto: Fiesta + 3\n---\n\nCome.\n',
  )
  expect(readSample(college, '2026-11-26').updates).toMatchObject([{ posted: -3.5, from: 5, to: 8 }])
})
