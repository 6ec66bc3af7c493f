import { parentPort, workerData } from 'node:worker_threads'
import { ContentError } from './content-error.ts'
import { folderFiles } from './files.ts'
import { readContent } from './read-content.ts'
import type { ReadResult } from './load-content.ts'

/** Reads a folder in a thread of its own, so that requests are served meanwhile. */
const read = (directory: string): ReadResult => {
  try {
    return { json: JSON.stringify(readContent(folderFiles(directory))) }
  } catch (error) {
    if (error instanceof ContentError) return { faults: error.faults }
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origins.
parentPort?.postMessage({ result: read(workerData) })
