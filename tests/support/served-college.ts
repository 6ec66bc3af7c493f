import { college } from '@kampana/shared/resources/college'
import { levelNames } from '../../packages/site/src/content/college.ts'
import { folderFiles } from '../../packages/site/src/content/folder/files.ts'
import { fromPageFile } from '../../packages/site/src/content/pages/page-files.ts'
import { collegeFiles } from '../../packages/site/src/content/records/college.ts'
import { recordOf } from '../../packages/site/src/content/records-of.ts'
import { collegeDirectory } from '../../scripts/college/directory.ts'

const files = folderFiles(collegeDirectory)

/** The record of the college that the test server serves. */
export const { values: servedCollege } = recordOf({ college: collegeFiles.read(files) }, college)
/** The names of its levels. */
export const servedLevels = levelNames(servedCollege)

/** The address of a written page of the college. */
export const writtenPath =
  fromPageFile(files.list('pages').find((path) => !/^kind:/m.test(files.text(path))) ?? '') ?? ''

/** The names of its emblems. */
export const servedEmblems = files
  .list('pictures')
  .flatMap((path) => /emblem-(.+)\.svg$/.exec(path)?.[1] ?? [])
