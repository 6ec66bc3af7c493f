/** Where a record of a tree is moved to. */
export interface Target {
  /** The id of the record above; null for the top. Left out, it stays. */
  parent?: number | null
  /** The id of the record after which it comes; null for none, so that it is the first. Left out, it is the last. */
  after?: number | null
}
