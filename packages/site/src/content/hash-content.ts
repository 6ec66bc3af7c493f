import { createHash } from 'node:crypto'
import type { Content } from './content.ts'
import { createMemory } from './remember.ts'

const digests = createMemory<string>()
const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url')

/** A hash that tells content from any other. What is as it was is hashed once. */
export const hashContent = ({
  pages,
  programs,
  monographs,
  monographWords: _words,
  ...rest
}: Content): string => {
  const hashed = [pages, programs, monographs].map((part) =>
    Object.entries<object>(part).map(([path, page]) => [path, digests(page, [], () => digest(page))]),
  )
  return digest([rest, hashed]).slice(0, 10)
}
