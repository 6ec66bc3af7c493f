import { formatPesos } from '@kampana/shared/text/money'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findDifferences } from '../../packages/site/src/content/differences/find-differences.ts'
import { folderFiles } from '../../packages/site/src/content/folder/files.ts'
import { readCheckedRecords, readContent } from '../../packages/site/src/content/read-content.ts'

test('differences: no date, hour, price or telephone of the sample stands in two files and differs', () => {
  const files = folderFiles(join(import.meta.dirname, '../../college'))
  expect(findDifferences(files, readCheckedRecords(files))).toEqual([])
})

test('differences: each program’s line of fees names the sums that its first year is made of', () => {
  const { programs } = readContent(folderFiles(join(import.meta.dirname, '../../college')))
  const missing = Object.values(programs).flatMap(({ short, fees, charges }) =>
    charges.filter(({ pesos }) => !fees.includes(formatPesos(pesos))).map(({ fee }) => `${short}: ${fee}`),
  )
  expect(missing).toEqual([])
})
