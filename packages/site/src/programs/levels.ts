import { college } from '../content/store/current.ts'
import { programsPath, type ProgramSummary } from '../content/program.ts'

/** The levels that have programs, in their order. */
export const programLevels = (programs: readonly ProgramSummary[]): string[] => [
  ...new Set(programs.map(({ level }) => level)),
]

/** Parses `?level=`; null for all levels, or where the college has no such level. */
export const parseLevel = ({ searchParams }: URL): string | null => {
  const name = searchParams.get('level')
  return college.levels.find((level) => level === name) ?? null
}

/** The finder's address for a level and the words of a question, if any. */
export const finderAddress = (level: string | null, question = ''): string => {
  const query = new URLSearchParams({ ...(question && { q: question }), ...(level !== null && { level }) })
  return query.size === 0 ? programsPath : `${programsPath}?${query}`
}
