import type { Files } from '../folder/files.ts'

/** Files cached on first access, so that reading them again needs no disk access. Errors aren't cached. */
export const snapshotFiles = (files: Files): Files => ({
  list: once(files.list),
  text: once(files.text),
  hash: once(files.hash),
  has: once(files.has),
  size: once(files.size),
  pages: once(files.pages),
})

const once = <T>(ask: (path: string) => T): ((path: string) => T) => {
  const known = new Map<string, T>()
  return (path) => {
    const found = known.get(path)
    if (found !== undefined) return found
    const made = ask(path)
    known.set(path, made)
    return made
  }
}
