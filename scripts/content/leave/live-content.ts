import type { ShownRecords } from '@kampana/shared/content/shown-records'
import { ContentError, type ContentFault } from '../../../packages/site/src/content/content-error.ts'
import { layeredFiles } from '../../../packages/site/src/content/editing/layered-files.ts'
import type { Files } from '../../../packages/site/src/content/files.ts'
import { readContent, type Content } from '../../../packages/site/src/content/read-content.ts'
import { withRecords } from '../../../packages/site/src/content/records/record-files.ts'

/** What visitors read, and the published texts that are left out of it, since they have faults. */
interface LiveContent {
  files: Files
  content: Content
  leftOut: ReadonlyMap<string, string | null>
  faults: ContentFault[]
}

/** Reads the folder with what staff have published over it and the live records. Throws a `ContentError` for the folder's faults. */
export const readLive = (
  folder: Files,
  published: Readonly<Record<string, string | null>>,
  records: ShownRecords,
): LiveContent => {
  const texts = new Map(Object.entries(published))
  const leftOut = new Map<string, string | null>()
  const faults: ContentFault[] = []
  for (;;) {
    const files = withRecords(layeredFiles(folder, texts), records)
    try {
      return { files, content: readContent(files, { allowsDeadLinks: true }), leftOut, faults }
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      const own = error.faults.filter(({ file }) => texts.has(file))
      if (own.length === 0) throw error
      for (const { file, line, problem } of own) {
        faults.push({ file, line, problem: `visitors don't see what staff have published here: ${problem}` })
        leftOut.set(file, texts.get(file) ?? null)
        texts.delete(file)
      }
    }
  }
}
