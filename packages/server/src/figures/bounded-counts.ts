/** Counts by name. Once it has `max` names it takes no further ones, so that made-up names can't fill the memory. */
export interface BoundedCounts {
  add: (name: string, count?: number) => void
  /** Returns the counts and begins anew. */
  take: () => ReadonlyMap<string, number>
}

export const boundedCounts = (max: number): BoundedCounts => {
  let counts = new Map<string, number>()
  return {
    add: (name, count = 1) => {
      const before = counts.get(name)
      if (before !== undefined || counts.size < max) counts.set(name, (before ?? 0) + count)
    },
    take: () => {
      const taken = counts
      counts = new Map()
      return taken
    },
  }
}
