import { withoutCollision, type Merged, type Versions } from './merged.ts'

/**
 * Merges additions to a set and removals from it. Returns undefined if the result would be empty although neither side emptied
 * it: an empty set can mean all.
 */
export const mergeSet = ({ base, mine, theirs }: Versions<readonly unknown[]>): Merged | undefined => {
  const [before, ours, others] = [new Set(base), new Set(mine), new Set(theirs)]
  const remaining = theirs.filter((item) => ours.has(item) || !before.has(item))
  const added = mine.filter((item) => !before.has(item) && !others.has(item))
  const value = [...remaining, ...added]
  if (value.length === 0 && mine.length > 0 && theirs.length > 0) return undefined
  const isTheirs = value.length !== ours.size || value.some((item) => !ours.has(item))
  return withoutCollision(value, isTheirs ? 1 : 0)
}
