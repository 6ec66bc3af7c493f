import type { TestProject } from 'vitest/node'
import { fixtureCollege } from '../../../../tests/support/college-directory.ts'
import { folderFiles } from '../content/folder/files.ts'
import type { Content } from '../content/content.ts'
import { readContent } from '../content/read-content.ts'

declare module 'vitest' {
  interface ProvidedContext {
    content: Content
  }
}

/**
 * Tests read a college of their own, so that the served college can rename a level or remove a page. They get it as JSON, since
 * its functions can't be sent to them.
 */
export const setup = ({ provide }: TestProject): void =>
  provide('content', JSON.parse(JSON.stringify(readContent(folderFiles(fixtureCollege)))))
