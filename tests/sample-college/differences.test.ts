import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findDifferences } from '../../packages/site/src/content/differences/find-differences.ts'
import { folderFiles } from '../../packages/site/src/content/folder/files.ts'
import { readCheckedRecords } from '../../packages/site/src/content/read-content.ts'

test('no date, hour, price or telephone of the sample stands in two files and differs', () => {
  const files = folderFiles(join(import.meta.dirname, '../../college'))
  expect(findDifferences(files, readCheckedRecords(files))).toEqual([])
})
