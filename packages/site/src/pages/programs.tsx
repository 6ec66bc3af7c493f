import { SectionLayout } from '../components/layout/section-layout.tsx'
import { readPart } from '../content/store/parts.ts'
import { programsPath as path, type ListedProgram } from '../content/program.ts'
import { definePage } from '@kampana/engine-site/framework/page'
import { ProgramFinder } from '../programs/program-finder.tsx'
import { finderAddress, parseLevel, programLevels } from '../programs/levels.ts'
import { parseSearchWords } from '../search/parse-search-words.ts'
import { entryTitle } from '../site-map.ts'
import '../styles/pages/programs.css'

interface State {
  /** Chosen level; null for all. */
  level: string | null
  question: string
  /** Addresses that the search finds for the question, sorted by relevance; null without a question. */
  found: readonly string[] | null
  /** Corrected words, if the search found nothing for the question. */
  instead: string | null
}
interface Data extends State {
  /** All programs, or those found, sorted by relevance. */
  programs: readonly ListedProgram[]
}

/** All programs, filtered by level and by the site's search. */
export const programFinderPage = definePage<Data, State>({
  path,
  module: 'src/pages/programs.tsx',
  cacheKey: (url) => (parseSearchWords(url) ? null : finderAddress(parseLevel(url)).slice(path.length)),
  preserveScroll: true,
  load: async ({ api, url }) => {
    const question = parseSearchWords(url)
    const results = question ? await api.search(question, { beneath: path }) : null
    return withPrograms({
      level: parseLevel(url),
      question,
      found: results && results.data.map(({ address }) => address),
      instead: results && results.instead,
    })
  },
  // Browsers fetch the list once for all levels.
  dehydrate: ({ level, question, found, instead }) => ({ level, question, found, instead }),
  rehydrate: (state) => withPrograms(state),
  head: ({ level, question, programs }) => ({
    title: [question || entryTitle(path), ...(level === null ? [] : [level])].join(', '),
    description: `${programs.length} programs: ${programLevels(programs).join(', ')}. Subjects, length and fees.`,
    canonical: finderAddress(level),
    ...(question && { unlisted: true }),
  }),
  view: ({ data }) => (
    <SectionLayout>
      <ProgramFinder {...data} />
    </SectionLayout>
  ),
})

const withPrograms = async (state: State): Promise<Data> => {
  const all = await readPart('programs')
  const byAddress = new Map(all.map((program) => [program.address, program]))
  const programs = state.found?.flatMap((address) => byAddress.get(address) ?? []) ?? all
  return { ...state, level: programLevels(all).find((name) => name === state.level) ?? null, programs }
}
