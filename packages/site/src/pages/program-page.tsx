import { Contents } from '../components/contents.tsx'
import { LastChecked } from '../components/last-checked.tsx'
import { Link } from '../components/link.tsx'
import { Brief, Prose, proseState } from '../components/prose.tsx'
import { SectionLayout } from '../components/layout/section-layout.tsx'
import { college } from '../content/store/current.ts'
import { findProgram } from '../content/store/find-program.ts'
import { readPart } from '../content/store/parts.ts'
import type { SchoolDay } from '../content/academic-calendar.ts'
import { compareAddress, programsPath, type ListedProgram, type Program } from '../content/program.ts'
import { emblemAddress } from '../components/drawings.ts'
import { definePage, type Page } from '@kampana/engine-site/framework/page'
import { decodePath } from '@kampana/engine-site/framework/decode-path'
import { nextTest } from '../programs/next-test.ts'
import { programFacts } from '../programs/program-facts.tsx'
import { findEntry, breadcrumb } from '../site-map.ts'
import '../styles/pages/program.css'

interface TestedProgram extends Program {
  /** Next day for applications or tests. */
  test: SchoolDay | null
}
interface ProgramData extends TestedProgram {
  /** Other programs of the same school. */
  others: readonly ListedProgram[]
}
/** Data in the document's state. */
type State = Omit<ProgramData, 'html' | 'others'> | { notFound: unknown }
/** A program, or the data of the not-found page. */
type Data = ProgramData | { notFound: unknown }

/** A program: facts, fees, curriculum and careers. */
export const programPage = (notFoundPage: Page) =>
  definePage<Data, State>({
    path: `${programsPath}/*`,
    module: 'src/pages/program-page.tsx',
    load: async (request) => {
      const slug = decodePath(request.url.pathname).slice(programsPath.length + 1)
      const program = await findProgram(slug)
      return program
        ? withOthers(await withTest(program, request.today))
        : { notFound: await notFoundPage.load(request) }
    },
    dehydrate: (data) => {
      if ('notFound' in data) return data
      const { others: _others, ...program } = data
      return proseState.dehydrate(program)
    },
    rehydrate: (state, site) => ('notFound' in state ? state : withOthers(proseState.rehydrate(state, site))),
    head: (data) =>
      'notFound' in data
        ? notFoundPage.head(data.notFound)
        : {
            title: data.record.title,
            shortTitle: `${data.record.short} · ${college.short_name}`,
            description: data.record.description,
            canonical: data.record.address,
            program: data.record,
          },
    view: ({ data }) =>
      'notFound' in data ? notFoundPage.view({ data: data.notFound }) : <ProgramView data={data} />,
  })

const withTest = async (program: Program, today: string): Promise<TestedProgram> => ({
  ...program,
  test: nextTest(await readPart('academic-calendar'), program.record, today),
})

const withOthers = async (program: TestedProgram): Promise<ProgramData> => {
  const programs = await readPart('programs')
  const isOther = ({ school, address }: ListedProgram) =>
    school === program.record.school && address !== program.record.address
  return { ...program, others: programs.filter(isOther) }
}

const years = { id: 'years', title: 'Curriculum' }
const careers = { id: 'careers', title: 'Careers' }
const neighbors = { id: 'others', title: 'Other programs of this school' }

const ProgramView = ({ data, data: { record, others } }: { data: ProgramData }) => (
  <SectionLayout
    title={record.title}
    standing={record.description}
    trail={[...breadcrumb(programsPath), { title: record.short }]}
    emblem={emblemAddress(findEntry(record.school)?.emblem)}
  >
    <div className="program">
      <p className="button-line">
        <Link className="button" to={record.apply}>
          How to apply
        </Link>{' '}
        <Link className="button-quiet" to="/contact-us">
          Ask about this program
        </Link>
      </p>
      <Contents parts={[years, careers, ...(others.length > 0 ? [neighbors] : [])]} />
      <dl className="facts">
        {programFacts(data, data.test).map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Prose html={data.html} />
      <h2 id={years.id}>{years.title}</h2>
      <dl className="facts years">
        {record.curriculum.map(({ year, subjects }) => (
          <div key={year}>
            <dt>{year}</dt>
            <dd>{subjects}</dd>
          </div>
        ))}
      </dl>
      <h2 id={careers.id}>{careers.title}</h2>
      <ul className="program-careers">
        {data.careers.map((career) => (
          <li key={career}>
            <Brief html={career} />
          </li>
        ))}
      </ul>
      <Others program={record} others={others} />
      <LastChecked check={data.checked} />
    </div>
  </SectionLayout>
)

const Others = ({ program, others }: { program: ListedProgram; others: readonly ListedProgram[] }) => (
  <>
    {others.length > 0 && (
      <>
        <h2 id={neighbors.id}>{neighbors.title}</h2>
        <ul className="program-others">
          {others.map((other) => (
            <li key={other.address}>
              <Link to={other.address}>{other.title}</Link>{' '}
              <Link to={compareAddress(program, other)} className="program-compare">
                Compare<span className="unseen"> with {other.short}</span>
              </Link>
            </li>
          ))}
        </ul>
      </>
    )}
    <p className="program-more">
      <Link to={programsPath}>All programs</Link> · <Link to={compareAddress(program)}>Compare programs</Link>
    </p>
  </>
)
