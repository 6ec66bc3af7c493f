import { parentPort, workerData } from 'node:worker_threads'
import { ContentError } from './content-error.ts'
import { folderFiles } from './files.ts'
import { readContent } from './read-content.ts'
import { layeredFiles } from './editing/layered-files.ts'
import type { ReadResult, ReadTask } from './load-content.ts'

/** Reads a folder, with the texts over it, in a thread of its own, so that requests are served meanwhile. */
const read = ({ directory, texts }: ReadTask): ReadResult => {
  try {
    const files = layeredFiles(folderFiles(directory), new Map(Object.entries(texts)))
    return { json: JSON.stringify(readContent(files)) }
  } catch (error) {
    if (error instanceof ContentError) return { faults: error.faults }
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origins.
parentPort?.postMessage({ result: read(workerData) })
