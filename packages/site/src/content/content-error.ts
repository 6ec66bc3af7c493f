/** An error in a college's content, for its author. */
export interface ContentFault {
  /** Path in the college's folder. */
  file: string
  /** Line number, starting at 1. */
  line: number | undefined
  problem: string
}

/** Errors in a college's content. The message lists one per line: `pages/career.md:12: …`. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
  faults: readonly ContentFault[]

  constructor(file: string, problem: string, line?: number) {
    super()
    this.faults = [{ file, problem, line }]
    this.message = formatFaults(this.faults)
  }

  /** Combines errors, so that an author sees all of them at once. */
  static of(errors: readonly ContentError[]): ContentError {
    const [first] = errors
    if (!first) throw new Error('No errors were given.')
    const faults = errors.flatMap((error) => error.faults)
    // Removes duplicates, since several pages may report the same file.
    first.faults = [...new Map(faults.map((fault) => [formatFaults([fault]), fault])).values()]
    first.message = formatFaults(first.faults)
    return first
  }
}

/** Formats one error per line. `folder` is prepended to the paths. */
export const formatFaults = (faults: readonly ContentFault[], folder = ''): string =>
  faults
    .map(
      ({ file, line, problem }) =>
        `${file.startsWith('/') ? '' : folder}${file}${line === undefined ? '' : `:${line}`}: ${problem}`,
    )
    .join('\n')

/** Runs every task, even after a `ContentError`. Then throws all errors as one, or returns the results in order. */
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
