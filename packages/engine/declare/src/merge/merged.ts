/** Choice of a version, or of both, theirs first. */
export type Choice = 'mine' | 'theirs' | 'both'

/** Place that both changed differently: values of the field's kind, or null if empty. */
export interface Collision {
  base: unknown
  mine: unknown
  theirs: unknown
}

/** Three-way merge of one value. */
export interface Merged {
  /** Number of places that only the other side changed. */
  theirs: number
  collisions: readonly Collision[]
  /** Returns the value with the chosen version of each collision, which is mine by default. */
  resolve: (choices?: readonly Choice[]) => unknown
}

/** Three versions of a value. */
export interface Versions<T = unknown> {
  base: T
  mine: T
  theirs: T
}

export const withoutCollision = (value: unknown, theirs: number): Merged => ({
  theirs,
  collisions: [],
  resolve: () => value,
})
