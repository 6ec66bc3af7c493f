import { createIdentity } from '@kampana/server/college/college'
import { folderFiles } from '../../packages/site/src/content/folder/files.ts'
import { readContent } from '../../packages/site/src/content/read-content.ts'
import { fixtureCollege } from './college-directory.ts'

/** The fixture college's identity in e-mails and cards. */
export const fixtureIdentity = createIdentity(readContent(folderFiles(fixtureCollege)))
