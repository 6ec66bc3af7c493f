import { pick } from '@kampana/engine-declare/pick'
import { Link } from '../components/link.tsx'
import { SitePageHeader } from '../components/layout/site-page-header.tsx'
import type { SchoolDay } from '../content/academic-calendar.ts'
import {
  comparedParameter,
  comparePath as path,
  maxCompared,
  programsPath,
  slugOf,
  type ListedProgram,
  type Program,
} from '../content/program.ts'
import { findProgram } from '../content/store/find-program.ts'
import { readPart } from '../content/store/parts.ts'
import { definePage } from '@kampana/engine-site/framework/page'
import { nextTest } from '../programs/next-test.ts'
import { programFacts } from '../programs/program-facts.tsx'
import { breadcrumb, entryTitle } from '../site-map.ts'
import '../styles/pages/compare.css'

interface Data {
  compared: readonly { program: Program; test: SchoolDay | null }[]
  /** All programs to choose from. */
  programs: readonly Pick<ListedProgram, 'address' | 'short' | 'level'>[]
}

const title = 'Compare programs'

/** Up to three programs side by side, `?program=bs-nursing&program=bs-psychology`. Works without script. */
export const compareProgramsPage = definePage<Data>({
  path,
  module: 'src/pages/compare-programs.tsx',
  // Comparisons aren't cached, since each combination of three programs is a page.
  cacheKey: ({ searchParams }) => (searchParams.has(comparedParameter) ? null : ''),
  load: async ({ url: { searchParams }, today }) => {
    const [programs, calendar] = await Promise.all([readPart('programs'), readPart('academic-calendar')])
    const chosen = [...new Set(searchParams.getAll(comparedParameter))]
      .filter((slug) => programs.some((program) => slugOf(program) === slug))
      .slice(0, maxCompared)
    const found = await Promise.all(chosen.map(findProgram))
    const compared = found
      .filter((program) => program !== undefined)
      // Omits their texts, which the comparison doesn't show, from the document's state.
      .map((program) => ({
        program: { ...program, html: '' },
        test: nextTest(calendar, program.record, today),
      }))
    return { compared, programs: programs.map((program) => pick(program, ['address', 'short', 'level'])) }
  },
  head: () => ({
    title,
    description: 'Compare the fees, length and requirements of programs.',
    canonical: path,
    unlisted: true,
  }),
  view: ({ data }) => (
    <div className="section-page">
      <SitePageHeader
        title={title}
        standing="Choose up to three."
        trail={[...breadcrumb(programsPath), { title }]}
      />
      <ChooseForm {...data} />
      {data.compared.length > 0 && <Comparison compared={data.compared} />}
      <p className="compare-all">
        <Link to={programsPath}>{entryTitle(programsPath)}</Link>
      </p>
    </div>
  ),
})

/** Selects for the programs, which a browser submits without script. */
const ChooseForm = ({ compared, programs }: Data) => (
  <form className="compare-form" action={path} method="get">
    {Array.from({ length: maxCompared }, (_, index) => (
      <label key={index}>
        {ordinals[index]} program
        <select
          name={comparedParameter}
          defaultValue={compared[index] ? slugOf(compared[index].program.record) : ''}
        >
          <option value="">None</option>
          {[...Map.groupBy(programs, ({ level }) => level)].map(([level, ofLevel]) => (
            <optgroup key={level} label={level}>
              {ofLevel.map((program) => (
                <option key={program.address} value={slugOf(program)}>
                  {program.short}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
    ))}
    <button type="submit" className="button">
      Compare
    </button>
  </form>
)

const ordinals = ['First', 'Second', 'Third']

const Comparison = ({ compared }: Pick<Data, 'compared'>) => {
  const facts = compared.map(({ program, test }) =>
    programFacts(program, test).filter(({ term }) => term !== 'Fees'),
  )
  const terms = [...new Set(facts.flat().map(({ term }) => term))]
  return (
    <table className="comparison">
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">Fact</span>
          </th>
          {compared.map(({ program: { record } }) => (
            <th key={record.address} scope="col">
              <Link to={record.address}>{record.short}</Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {terms.map((term) => (
          <tr key={term}>
            <th scope="row">{term}</th>
            {compared.map(({ program: { record } }, index) => (
              <td key={record.address} data-program={record.short}>
                {facts[index]?.find((fact) => fact.term === term)?.value ?? 'Not stated'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
