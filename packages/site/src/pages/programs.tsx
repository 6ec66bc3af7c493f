import { programList } from 'virtual:program-list'
import { SectionLayout } from '../components/layout/section-layout.tsx'
import type { ProgramSummary } from '../content/program.ts'
import { definePage } from '../framework/page.ts'
import { ProgramFinder } from '../programs/program-finder.tsx'
import { levelAddress, parseLevel, levels } from '../programs/levels.ts'
import { findEntry, breadcrumb } from '../site-map.ts'
import '../styles/pages/programs.css'

const path = '/academics/programs'

interface Data {
  level: string | null
  programs: readonly ProgramSummary[]
}

/** Every program of every level, to be found by level and by words. */
export const programFinderPage = definePage<Data, Pick<Data, 'level'>>({
  path,
  module: 'src/pages/programs.tsx',
  cacheKey: (url) => levelAddress(parseLevel(url)).slice(path.length),
  preserveScroll: true,
  load: ({ url }) => {
    const level = parseLevel(url)
    return { level, programs: programList.filter((one) => level === null || one.level === level) }
  },
  // The list is in the page's own script already.
  dehydrate: ({ level }) => ({ level }),
  rehydrate: ({ level }) => {
    return { level, programs: programList.filter((one) => level === null || one.level === level) }
  },
  head: ({ level }) => ({
    title: [findEntry(path)?.title ?? '', ...(level === null ? [] : [level])].join(', '),
    description: `${programList.length} programs: ${levels.join(', ')}. What is learned, how long it takes, and what it costs.`,
    canonical: levelAddress(level),
  }),
  view: ({ data: { level, programs } }) => (
    <SectionLayout
      title={findEntry(path)?.title ?? ''}
      standing={findEntry(path)?.standing}
      trail={breadcrumb(path)}
    >
      <ProgramFinder level={level} programs={programs} />
    </SectionLayout>
  ),
})
