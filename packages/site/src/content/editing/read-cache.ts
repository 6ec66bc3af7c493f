import type { Files } from '../files.ts'

/** The site's paths as far as links ask for them. */
export type KnownPaths = Pick<ReadonlySet<string>, 'has'>

/** One reading of a college's folder. */
export interface Reading {
  files: Files
  /**
   * Returns what `work` returned before, if all that it asked `files` and `track`ed paths for is the same. `stamp` is what else
   * it depends on.
   */
  remember: <T>(key: string, stamp: string, work: () => T) => T
  /** Lets `remember` notice which paths were asked for. */
  track: (paths: KnownPaths) => KnownPaths
}
export type ReadCache = (files: Files) => Reading

/** Remembers nothing. */
export const readAnew: ReadCache = (files) => ({
  files,
  remember: (_key, _stamp, work) => work(),
  track: (paths) => paths,
})

/** A question to the files or paths, and its answer at that time. */
interface Fact {
  ask: keyof Files | 'path'
  name: string
  answer: unknown
}
interface Result {
  stamp: string
  facts: readonly Fact[]
  value: unknown
}

/** How many results of a key are kept: several people may edit the same file. */
const maxResults = 4

/** Remembers results from one reading to the next, as long as what they were made of stays the same. */
export const createReadCache = (): ReadCache => {
  const results = new Map<string, Result[]>()
  return (files) => {
    let paths: KnownPaths = new Set()
    let facts: Fact[] | undefined
    const answer = (ask: Fact['ask'], name: string): unknown =>
      ask === 'path' ? paths.has(name) : files[ask](name)
    const note = <T>(ask: Fact['ask'], name: string, answer: T): T => {
      facts?.push({ ask, name, answer })
      return answer
    }
    const isValid = ({ facts }: Result): boolean =>
      facts.every(({ ask, name, answer: former }) => {
        const now = attempt(() => answer(ask, name))
        return Array.isArray(now) ? now.join('\n') === String(former) : now === former
      })
    return {
      files: {
        list: (folder) => {
          const found = files.list(folder)
          note('list', folder, found.join('\n'))
          return found
        },
        text: (path) => note('text', path, files.text(path)),
        hash: (path) => note('hash', path, files.hash(path)),
        has: (path) => note('has', path, files.has(path)),
        size: (path) => note('size', path, files.size(path)),
      },
      track: (known) => {
        paths = known
        return { has: (path) => note('path', path, known.has(path)) }
      },
      remember: <T>(key: string, stamp: string, work: () => T): T => {
        const kept = results.get(key) ?? []
        const found = kept.find((result) => result.stamp === stamp && isValid(result))
        const outer = facts
        facts = []
        try {
          const result = found ?? { stamp, value: work(), facts }
          results.set(key, [result, ...kept.filter((other) => other !== result)].slice(0, maxResults))
          outer?.push(...result.facts)
          return result.value as T
        } finally {
          facts = outer
        }
      },
    }
  }
}

/** What a question's answer is; a symbol that equals none where there is an error now. */
const attempt = (task: () => unknown): unknown => {
  try {
    return task()
  } catch {
    return failed
  }
}
const failed = Symbol('failed')
