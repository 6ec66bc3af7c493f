/** Tree structure of a resource's records, defined by two of its fields. */
export interface Tree<Name extends string = string> {
  /** Optional reference to the parent, a record of the same resource; empty at the top level. */
  parent: Name
  /** Sort position among siblings. Only the server sets it. */
  place: Name
  /** Fields whose unusual values a line of the tree shows: another choice than the first, a yes, a day. */
  marks?: readonly Name[]
}

/** Maximum number of levels in a tree. */
export const maxTreeLevels = 12
