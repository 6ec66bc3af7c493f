import type { PreviewBase } from '@kampana/shared/content/preview-worker'
import type { ShownRecords } from '@kampana/shared/content/shown-records'
import { ContentError, type ContentFault } from '../content-error.ts'
import { folderFiles, type Files } from '../files.ts'
import { readContent, type Content } from '../read-content.ts'
import { withRecords } from '../records/record-files.ts'
import { createReadCache } from './read-cache.ts'
import { snapshotFiles } from './snapshot-files.ts'

/** Content with drafts in it, and what is wrong with them. */
interface DraftedContent {
  /** Undefined where even what is live can't be read. */
  content: Content | undefined
  faults: readonly ContentFault[]
}

/** Reads the college's folder with drafts of records laid over what is live, and remembers what they leave as it is. */
export const createDraftedReader = () => {
  const cache = createReadCache()
  let base: Files = snapshotFiles(folderFiles('.'))
  const read = (drafts: ShownRecords, leftOut: readonly string[], onFault?: () => void): Content =>
    readContent(withRecords(base, drafts, leftOut), {
      cache,
      allowsDeadLinks: true,
      ...(onFault && { onFault }),
    })
  return {
    setBase: ({ directory, records = {} }: Pick<PreviewBase, 'directory'> & Partial<PreviewBase>): void => {
      base = snapshotFiles(withRecords(folderFiles(directory), records))
    },
    /** Reads what can be shown of drafts: with faults at their places in a text, else without the faulty file. */
    read: (drafts: ShownRecords): DraftedContent => {
      const strict = attempt(() => read(drafts, []))
      if (!strict.error) return { content: strict.value, faults: [] }
      const { faults } = strict.error
      const tolerant = attempt(() => read(drafts, [], () => undefined))
      if (!tolerant.error) return { content: tolerant.value, faults }
      const faulty = tolerant.error.faults.map(({ file }) => file)
      const partly = attempt(() => read(drafts, faulty, () => undefined))
      return { content: partly.value ?? attempt(() => read({}, [])).value, faults }
    },
  }
}

const attempt = <T>(task: () => T): { value: T; error?: never } | { value?: never; error: ContentError } => {
  try {
    return { value: task() }
  } catch (error) {
    if (error instanceof ContentError) return { error }
    throw error
  }
}
