import { SectionLayout } from '../components/layout/section-layout.tsx'
import { readPart } from '../content/store/parts.ts'
import { programsPath as path, type ProgramSummary } from '../content/program.ts'
import { definePage } from '../framework/page.ts'
import { ProgramFinder } from '../programs/program-finder.tsx'
import { levelAddress, parseLevel, programLevels } from '../programs/levels.ts'
import { entryTitle } from '../site-map.ts'
import '../styles/pages/programs.css'

interface Data {
  /** The chosen level, which has programs; null for all. */
  level: string | null
  /** All programs. */
  programs: readonly ProgramSummary[]
}

/** All programs, filtered by level and by words. */
export const programFinderPage = definePage<Data, Pick<Data, 'level'>>({
  path,
  module: 'src/pages/programs.tsx',
  cacheKey: (url) => levelAddress(parseLevel(url)).slice(path.length),
  preserveScroll: true,
  load: ({ url }) => withPrograms(parseLevel(url)),
  // Browsers fetch the list once for all levels.
  dehydrate: ({ level }) => ({ level }),
  rehydrate: ({ level }) => withPrograms(level),
  head: ({ level, programs }) => ({
    title: [entryTitle(path), ...(level === null ? [] : [level])].join(', '),
    description: `${programs.length} programs: ${programLevels(programs).join(', ')}. What is learned, how long it takes, and what it costs.`,
    canonical: levelAddress(level),
  }),
  view: ({ data }) => (
    <SectionLayout>
      <ProgramFinder {...data} />
    </SectionLayout>
  ),
})

const withPrograms = async (level: string | null): Promise<Data> => {
  const programs = await readPart('programs')
  return { level: programLevels(programs).find((name) => name === level) ?? null, programs }
}
