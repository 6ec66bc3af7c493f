import type { EditedTexts, EditingBase } from '@kampana/shared/content/editing-worker'
import type { ShownRecords } from '@kampana/shared/content/shown-records'
import { ContentError, type ContentFault } from '../content-error.ts'
import { folderFiles, type Files } from '../files.ts'
import { readContent, type Content } from '../read-content.ts'
import { withRecords, writeRecords } from '../records/record-files.ts'
import { layeredFiles } from './layered-files.ts'
import { createReadCache } from './read-cache.ts'
import { snapshotFiles } from './snapshot-files.ts'

/** Content with edits in it, and what is wrong with them. */
export interface EditedContent {
  /** Undefined where even the folder itself can't be read. */
  content: Content | undefined
  faults: readonly ContentFault[]
}

/** Of how many texts the last version without fault is kept. */
const maxGoodTexts = 200

/** Reads the college's folder with edits laid over it, and remembers what edits leave as it is. */
export const createEditedReader = () => {
  const cache = createReadCache()
  const goodTexts = new Map<string, string | null>()
  let base: Files = snapshotFiles(folderFiles('.'))

  const read = (edits: EditedTexts, onFault?: () => void): Content =>
    readContent(layeredFiles(base, new Map(Object.entries(edits))), {
      cache,
      // What a publication moves takes its redirects along.
      redirectsMayEnd: true,
      ...(onFault && { onFault }),
    })

  const keepGood = (edits: EditedTexts, by: string): void => {
    for (const [path, text] of Object.entries(edits)) {
      const key = `${by} ${path}`
      goodTexts.delete(key)
      goodTexts.set(key, text)
    }
    for (const key of [...goodTexts.keys()].slice(0, -maxGoodTexts)) goodTexts.delete(key)
  }
  /** The edits, but for those of faulty files: they are as they were without fault, or as published. */
  const withoutFaulty = (edits: EditedTexts, by: string, { faults }: ContentError): EditedTexts => {
    const faulty = new Set(faults.map(({ file }) => file))
    const isBlamed = Object.keys(edits).some((path) => faulty.has(path))
    return Object.fromEntries(
      Object.entries(edits).flatMap(([path, text]) => {
        if (isBlamed && !faulty.has(path)) return [[path, text]]
        const good = goodTexts.get(`${by} ${path}`)
        return good === undefined ? [] : [[path, good]]
      }),
    )
  }

  return {
    setBase: ({
      directory,
      texts = {},
      records = {},
    }: Pick<EditingBase, 'directory'> & Partial<EditingBase>): void => {
      const files = layeredFiles(folderFiles(directory), new Map(Object.entries(texts)))
      base = snapshotFiles(withRecords(files, records))
    },
    /** Edits with those that drafts of records are. */
    withRecords: (edits: EditedTexts, records: ShownRecords): EditedTexts => ({
      ...edits,
      ...Object.fromEntries(writeRecords(records, base)),
    }),
    /** Reads strictly. */
    check: (edits: EditedTexts): EditedContent => {
      const { value: content, error } = attempt(() => read(edits))
      return { content, faults: error?.faults ?? [] }
    },
    /** Reads what can be shown of the edits: with faults at their places in a text, else without the faulty file. */
    readTolerantly: (edits: EditedTexts, by: string): EditedContent => {
      const strict = attempt(() => read(edits))
      if (!strict.error) {
        keepGood(edits, by)
        return { content: strict.value, faults: [] }
      }
      const { faults } = strict.error
      const tolerant = attempt(() => read(edits, () => undefined))
      if (!tolerant.error) return { content: tolerant.value, faults }
      const { error } = tolerant
      const partly = attempt(() => read(withoutFaulty(edits, by, error), () => undefined))
      return { content: partly.value ?? attempt(() => read({})).value, faults }
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
