import { readCollege } from '../../packages/site/src/content/college.ts'
import { folderFiles } from '../../packages/site/src/content/files.ts'
import { readSiteMap } from '../../packages/site/src/content/site-map.ts'
import { collegeDirectory } from '../../scripts/college/directory.ts'

const files = folderFiles(collegeDirectory)

/** The identity of the college that the tests' server serves. */
export const { college: servedCollege } = readCollege(files)

/** The address of a page that the college has written. */
export const [writtenPath = ''] = [...readSiteMap(files).places].flatMap(([path, { kind }]) =>
  kind === 'content' ? [path] : [],
)
