import { programList } from 'virtual:program-list'
import { programs } from 'virtual:programs'
import type { ReactNode } from 'react'
import { Link } from '../components/link.tsx'
import { Prose } from '../components/prose.tsx'
import { SectionLayout } from '../components/layout/section-layout.tsx'
import { programPath, programsPath, type Program } from '../content/program.ts'
import { loadEmblemAddress } from '../components/drawings.ts'
import { definePage, type Page } from '../framework/page.ts'
import { decodePath } from '../framework/decode-path.ts'
import { findEntry, breadcrumb } from '../site-map.ts'
import '../styles/pages/program.css'

const fees = '/admission/tuition-and-fees'

interface Shown extends Program {
  emblem: string | null
}
/** A program, or what the not-found page tells where there is none. */
type Data = Shown | { nowhere: unknown }

/** A program: what it is, what it asks and costs, what is learned year by year, and where it leads. */
export const programPage = (notFoundPage: Page) =>
  definePage<Data>({
    path: `${programsPath}/*`,
    module: 'src/pages/program-page.tsx',
    load: async (request) => {
      const program = await programs[decodePath(request.url.pathname)]?.()
      if (!program) return { nowhere: await notFoundPage.load(request) }
      return { ...program, emblem: await loadEmblemAddress(findEntry(program.school)?.emblem ?? '') }
    },
    // The text is in the document already.
    dehydrate: (data) => ('nowhere' in data ? data : { ...data, html: '' }),
    rehydrate: (data, site) =>
      'nowhere' in data ? data : { ...data, html: site.querySelector('.written')?.innerHTML ?? '' },
    head: (data) =>
      'nowhere' in data
        ? notFoundPage.head(data.nowhere)
        : {
            title: data.title === data.short ? data.title : `${data.title} (${data.short})`,
            description: data.description,
            canonical: programPath(data.slug),
          },
    view: ({ data }) =>
      'nowhere' in data ? notFoundPage.view({ data: data.nowhere }) : <ProgramView data={data} />,
  })

const ProgramView = ({ data }: { data: Shown }) => (
  <SectionLayout
    title={data.title}
    standing={data.description}
    trail={[...breadcrumb(programsPath), { title: data.short }]}
    emblem={data.emblem}
  >
    <div className="program">
      <p className="button-line">
        <Link className="button" to={data.apply}>
          How to apply
        </Link>{' '}
        <Link className="button-quiet" to="/contact-us">
          Ask about it
        </Link>
      </p>
      <Facts program={data} />
      <Prose html={data.html} />
      <h2>Year by year</h2>
      <dl className="facts">
        {Object.entries(data.curriculum).map(([year, learned]) => (
          <div key={year}>
            <dt>{year}</dt>
            <dd>{learned}</dd>
          </div>
        ))}
      </dl>
      <h2>What its graduates do</h2>
      <ul className="program-careers">
        {data.careers.map((career) => (
          <li key={career}>{career}</li>
        ))}
      </ul>
      <Others program={data} />
    </div>
  </SectionLayout>
)

const Facts = ({ program }: { program: Program }) => (
  <dl className="facts">
    <Fact term="Level">{program.level}</Fact>
    <Fact term="Length">{program.length}</Fact>
    <Fact term="Taught by">
      <Link to={program.school}>{findEntry(program.school)?.title}</Link>
    </Fact>
    <Fact term="Open to">{program.who}</Fact>
    <Fact term="Fees">
      {program.fees}
      {findEntry(fees) && (
        <>
          {'. '}
          <Link to={fees}>What is in it, and how to pay</Link>
        </>
      )}
    </Fact>
    {program.licensure && <Fact term="Licensure">{program.licensure}</Fact>}
    {program.recognition && <Fact term="Recognition">{program.recognition}</Fact>}
  </dl>
)

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)

const Others = ({ program: { slug, school } }: { program: Program }) => {
  const others = programList.filter((one) => one.school === school && one.slug !== slug)
  return (
    <>
      {others.length > 0 && (
        <>
          <h2>Also at this school</h2>
          <ul className="program-others">
            {others.map((one) => (
              <li key={one.slug}>
                <Link to={programPath(one.slug)}>{one.title}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <Link to={programsPath}>All programs</Link>
      </p>
    </>
  )
}
