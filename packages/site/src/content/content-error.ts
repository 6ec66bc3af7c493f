import { relative } from 'node:path'

/** Faults in what a college wrote, a line each, in words for their author: `content/site-map.yaml:12: …`. */
export class ContentError extends Error {
  override readonly name = 'ContentError'

  /** Lines count from 1. */
  constructor(file: string, problem: string, line?: number) {
    super(`${pathFromContent(file)}${line === undefined ? '' : `:${line}`}: ${problem}`)
  }

  /** Several faults as one, so that an author reads all of them at once. */
  static of(faults: readonly ContentError[]): ContentError {
    const [first, ...others] = faults
    if (!first) throw new Error('No faults were given.')
    first.message = [first, ...others].map(({ message }) => message).join('\n')
    return first
  }
}

/** Does every task, also after one has found a fault; then throws all faults together. Answers the results in order. */
export const collectErrors = <T extends readonly unknown[] | []>(tasks: {
  [K in keyof T]: () => T[K]
}): T => {
  const faults: ContentError[] = []
  const results = tasks.map((task) => {
    try {
      return task()
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      return faults.push(error)
    }
  })
  if (faults.length > 0) throw ContentError.of(faults)
  return results as unknown as T
}

/** From `content/` on, as an author knows the file. */
const pathFromContent = (file: string): string => {
  const place = file.lastIndexOf('/content/')
  return place === -1 ? relative('', file) : file.slice(place + 1)
}
