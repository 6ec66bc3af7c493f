import type { ClassNotice } from '@kampana/shared/class-status'

/** A level, and the notices that are about it in the order in which they came; none where none was posted for it. */
export interface LevelNotices<N> {
  level: string
  notices: N[]
}

type About = Pick<ClassNotice, 'levels'>

/** What families look for: their own level. Empty where a notice for all levels says the same of each. */
export const groupByLevel = <N extends About>(
  notices: readonly N[],
  levels: readonly string[],
): LevelNotices<N>[] => {
  if (notices.every((notice) => notice.levels === null)) return []
  return levels.map((level) => ({
    level,
    notices: notices.filter((notice) => notice.levels?.includes(level) ?? true),
  }))
}
