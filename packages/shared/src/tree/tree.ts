/** How the records of a resource lie beneath one another, by two of its fields. */
export interface Tree {
  /** The optional reference to the record of the same resource beneath which one lies; without a value it is at the top. */
  parent: string
  /** The text by which the records beneath the same one are in order. Only the server sets it. */
  place: string
  /** Fields of which a line of the tree says what is out of the ordinary: another choice than the first, a yes, a day. */
  marks?: readonly string[]
}

/** How many levels a tree has at most. */
export const maxTreeLevels = 12
