import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { backupName, rotate } from './rotation.ts'

/** A folder with a backup for each time, and an unrelated file. */
const makeFolder = (moments: readonly string[]): string => {
  const folder = mkdtempSync(join(tmpdir(), 'kampana-rotation-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const moment of moments) writeFileSync(join(folder, backupName(new Date(moment))), '')
  writeFileSync(join(folder, 'before-the-move.kampana'), '')
  return folder
}
const nightly = Array.from({ length: 30 }, (_, night) =>
  new Date(Date.parse('2026-11-22T18:10:00Z') - night * 24 * 60 * 60 * 1000).toISOString(),
)

test('rotation: retains the last days, the newest of each earlier week, and unrelated files', () => {
  const folder = makeFolder(nightly)
  rotate(folder, { days: 3, weeks: 3 })
  expect(readdirSync(folder)).toEqual([
    'before-the-move.kampana',
    'college-2026-11-08-181000.kampana',
    'college-2026-11-15-181000.kampana',
    'college-2026-11-20-181000.kampana',
    'college-2026-11-21-181000.kampana',
    'college-2026-11-22-181000.kampana',
  ])
})

test('rotation: retains old backups even if none was made lately', () => {
  const folder = makeFolder(nightly)
  rotate(folder, { days: 3, weeks: 3 })
  expect(rotate(folder, { days: 3, weeks: 3 })).toEqual([])
})

test('rotation: retains the newest of several backups of a day', () => {
  const folder = makeFolder(['2026-11-22T01:00:00Z', '2026-11-22T02:00:00Z'])
  expect(rotate(folder, { days: 7, weeks: 5 })).toEqual(['college-2026-11-22-010000.kampana'])
})
