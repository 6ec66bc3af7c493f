/** Which of two versions stands, or both of them, one after the other. */
export type Choice = 'mine' | 'theirs' | 'both'

/** A place that both changed, each to something else: values of the field's kind, or null for nothing. */
export interface Collision {
  base: unknown
  mine: unknown
  theirs: unknown
}

/** The three-way merge of one value. */
export interface Merged {
  /** In how many places it has a change of theirs that isn't mine, too. */
  theirs: number
  collisions: readonly Collision[]
  /** The value with what is chosen at each collision, which is mine by default. */
  resolve: (choices?: readonly Choice[]) => unknown
}

/** The three versions of a value. */
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
