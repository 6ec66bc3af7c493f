import { parentPort } from 'node:worker_threads'
import { ContentError, collectErrors } from './content-error.ts'
import { createReadCache } from './editing/read-cache.ts'
import { folderFiles } from './files.ts'
import { layeredFiles } from './editing/layered-files.ts'
import { readContent } from './read-content.ts'
import type { ReadResult, ReadTask } from './reading-thread.ts'
import { readRecords, recordFiles, withRecords } from './records/record-files.ts'

// Reads folders, with texts and records over them, in a thread of its own, so that requests are served meanwhile. What is as
// it was the last time is remembered.

const cache = createReadCache()

const read = ({ directory, texts, records, leftOut }: ReadTask): ReadResult => {
  try {
    const folder = layeredFiles(folderFiles(directory), new Map(Object.entries(texts)))
    const [content, found] = collectErrors([
      () =>
        readContent(withRecords(folder, records, leftOut), {
          cache,
          allowsDeadLinks: Object.keys(records).length > 0,
        }),
      () => readRecords(folder, cache),
    ])
    const files = Object.fromEntries(recordFiles.map((as) => [as.resource.name, as.files(folder)]))
    return { json: JSON.stringify(content), records: JSON.stringify({ records: found, files }) }
  } catch (error) {
    if (error instanceof ContentError) return { faults: error.faults }
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort?.on('message', ({ id, task }: { id: number; task: ReadTask }) =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origins.
  parentPort?.postMessage({ id, result: read(task) }),
)
