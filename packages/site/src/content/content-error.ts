import { relative } from 'node:path'

/** A fault in what a college wrote, in words for its author: `content/site-map.yaml:12: …`. Lines count from 1. */
export class ContentError extends Error {
  override readonly name = 'ContentError'

  constructor(file: string, problem: string, line?: number) {
    super(`${shown(file)}${line === undefined ? '' : `:${line}`}: ${problem}`)
  }
}

/** From `content/` on, as an author knows the file. */
const shown = (file: string): string => {
  const place = file.lastIndexOf('/content/')
  return place === -1 ? relative('', file) : file.slice(place + 1)
}
