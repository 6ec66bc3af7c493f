import { programList } from 'virtual:program-list'
import { SectionFrame } from '../components/section-frame.tsx'
import type { ListedProgram } from '../content/program.ts'
import { definePage } from '../page.ts'
import { ProgramFinder } from '../programs/program-finder.tsx'
import { levelAddress, levelIn, levels } from '../programs/levels.ts'
import { entryAt, trailTo } from '../site-map.ts'
import '../styles/programs.css'

const path = '/academics/programs'

interface Data {
  level: string | null
  programs: readonly ListedProgram[]
}

/** Every program of every level, to be found by level and by words. */
export const programFinder = definePage<Data>({
  path,
  module: 'src/pages/programs.tsx',
  cacheKey: (url) => levelAddress(levelIn(url)).slice(path.length),
  preserveScroll: true,
  load: ({ url }) => {
    const level = levelIn(url)
    return { level, programs: programList.filter((one) => level === null || one.level === level) }
  },
  // The list is in the page's own script already.
  dehydrate: ({ level }) => ({ level }),
  rehydrate: (sent) => {
    const { level } = sent as Pick<Data, 'level'>
    return { level, programs: programList.filter((one) => level === null || one.level === level) }
  },
  head: ({ level }) => ({
    title: [entryAt(path)?.title ?? '', ...(level === null ? [] : [level])].join(', '),
    description: `${programList.length} programs: ${levels.join(', ')}. What is learned, how long it takes, and what it costs.`,
    canonical: levelAddress(level),
  }),
  view: ({ data: { level, programs } }) => (
    <SectionFrame title={entryAt(path)?.title ?? ''} standing={entryAt(path)?.standing} trail={trailTo(path)}>
      <ProgramFinder level={level} programs={programs} />
    </SectionFrame>
  ),
})
