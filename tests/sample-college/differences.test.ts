import { formatPesos } from '@kampana/engine-declare/text/money'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findDifferences } from '../../packages/site/src/content/differences/find-differences.ts'
import { folderFiles } from '../../packages/site/src/content/folder/files.ts'
import { readCheckedRecords, readContent } from '../../packages/site/src/content/read-content.ts'

test('differences: dates, hours, prices and telephones of the sample are consistent across files', () => {
  const files = folderFiles(join(import.meta.dirname, '../../college'))
  expect(findDifferences(files, readCheckedRecords(files))).toEqual([])
})

test('differences: each program’s summary of fees contains the sums of its first year', () => {
  const { programs } = readContent(folderFiles(join(import.meta.dirname, '../../college')))
  const missing = Object.values(programs).flatMap(({ record: { short, fees, charges } }) =>
    (charges ?? [])
      .filter(({ pesos }) => !fees.includes(formatPesos(pesos)))
      .map(({ fee }) => `${short}: ${fee}`),
  )
  expect(missing).toEqual([])
})
