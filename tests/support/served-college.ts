import { college } from '@kampana/shared/resources/college'
import { levelNames } from '../../packages/site/src/content/college.ts'
import { folderFiles } from '../../packages/site/src/content/folder/files.ts'
import { fromPageFile } from '../../packages/site/src/content/pages/page-files.ts'
import { readResource } from '../../packages/site/src/content/records/record-files.ts'
import { folderRecordsOf } from '../../packages/site/src/content/folder/folder-records-of.ts'
import { collegeDirectory } from '../../scripts/college/directory.ts'

const files = folderFiles(collegeDirectory)

const [record] = folderRecordsOf({ college: readResource('college', files) }, college)
/** The record of the college that the test server serves. */
export const servedCollege = record!.values
/** The names of its levels. */
export const servedLevels = levelNames(servedCollege)

/** The address of a written page of the college. */
export const writtenPath =
  fromPageFile(files.list('pages').find((path) => !/^kind:/m.test(files.text(path))) ?? '') ?? ''

/** The names of its emblems. */
export const servedEmblems = files
  .list('pictures')
  .flatMap((path) => /emblem-(.+)\.svg$/.exec(path)?.[1] ?? [])
