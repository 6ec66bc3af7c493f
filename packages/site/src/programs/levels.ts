import { college } from '../content/store/current.ts'
import { levelNames } from '../content/college.ts'
import { programsPath, type ListedProgram } from '../content/program.ts'

/** Levels that have programs, in order. */
export const programLevels = (programs: readonly ListedProgram[]): string[] => [
  ...new Set(programs.map(({ level }) => level)),
]

/** Parses `?level=`; null for all levels and for unknown levels. */
export const parseLevel = ({ searchParams }: URL): string | null => {
  const name = searchParams.get('level')
  return levelNames(college).find((level) => level === name) ?? null
}

/** Address of the program finder for a level and the words of a question, if any. */
export const finderAddress = (level: string | null, question = ''): string => {
  const query = new URLSearchParams({ ...(question && { q: question }), ...(level !== null && { level }) })
  return query.size === 0 ? programsPath : `${programsPath}?${query}`
}
