import { programList } from 'virtual:program-list'

const path = '/academics/programs'

/** The levels that have programs, in the college's order. */
export const levels: readonly string[] = [...new Set(programList.map(({ level }) => level))]

/** The level that an address asks for; null for all of them, and for one that there isn't. */
export const parseLevel = ({ searchParams }: URL): string | null => {
  const asked = searchParams.get('level')
  return levels.find((level) => level === asked) ?? null
}

export const levelAddress = (level: string | null): string =>
  level === null ? path : `${path}?level=${encodeURIComponent(level).replaceAll('%20', '+')}`
