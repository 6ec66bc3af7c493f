/** How the records of a resource lie beneath one another, by two of its fields. */
export interface Tree<Name extends string = string> {
  /** The optional reference to the record of the same resource beneath which one lies; without a value it is at the top. */
  parent: Name
  /** The text by which the records beneath the same one are in order. Only the server sets it. */
  place: Name
  /** Fields of which a line of the tree says what is out of the ordinary: another choice than the first, a yes, a day. */
  marks?: readonly Name[]
}

/** How many levels a tree has at most. */
export const maxTreeLevels = 12
