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
 * Provides a test college, so that the sample college can rename a level or remove a page. It is sent as JSON, since functions
 * can't be sent to tests.
 */
export const setup = ({ provide }: TestProject): void =>
  provide('content', JSON.parse(JSON.stringify(readContent(folderFiles(fixtureCollege)))))
