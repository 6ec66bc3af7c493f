import { withoutCollision, type Merged, type Versions } from './merged.ts'

/** Merges a value that can't be split. */
export const mergeWhole = (
  { base, mine, theirs }: Versions,
  isSame: (one: unknown, other: unknown) => boolean,
): Merged => {
  if (isSame(mine, base)) return withoutCollision(theirs, isSame(theirs, base) ? 0 : 1)
  if (isSame(theirs, base) || isSame(mine, theirs)) return withoutCollision(mine, 0)
  return {
    theirs: 0,
    collisions: [{ base, mine, theirs }],
    resolve: ([choice] = []) => (choice === 'theirs' ? theirs : mine),
  }
}
