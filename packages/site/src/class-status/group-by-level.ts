import type { ClassNotice } from '@kampana/shared/class-status'

interface LevelNotices<N> {
  level: string
  notices: N[]
}

/** Groups notices by level. Empty if all of them are for all levels, since every group would be the same. */
export const groupByLevel = <N extends Pick<ClassNotice, 'levels'>>(
  notices: readonly N[],
  levels: readonly string[],
): LevelNotices<N>[] => {
  if (notices.every((notice) => notice.levels === null)) return []
  return levels.map((level) => ({
    level,
    notices: notices.filter((notice) => notice.levels?.includes(level) ?? true),
  }))
}
