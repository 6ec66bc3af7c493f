import { withoutCollision, type Merged, type Versions } from './merged.ts'

/**
 * Merges what each added to a set and took out of it. Undefined where it would become empty, though neither emptied it: of
 * some sets none means all.
 */
export const mergeSet = ({ base, mine, theirs }: Versions<readonly unknown[]>): Merged | undefined => {
  const [before, ours, others] = [new Set(base), new Set(mine), new Set(theirs)]
  const kept = theirs.filter((item) => ours.has(item) || !before.has(item))
  const added = mine.filter((item) => !before.has(item) && !others.has(item))
  const value = [...kept, ...added]
  if (value.length === 0 && mine.length > 0 && theirs.length > 0) return undefined
  const isTheirs = value.length !== ours.size || value.some((item) => !ours.has(item))
  return withoutCollision(value, isTheirs ? 1 : 0)
}
