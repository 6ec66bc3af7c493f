import type { JobOpening } from '@kampana/shared/api/api'
import { publicMessages } from '@kampana/shared/messages/public-messages'
import { Link } from '../components/link.tsx'
import { JobOpeningCard, type ShownOpening } from '../components/job-opening.tsx'
import { SectionLayout } from '../components/layout/section-layout.tsx'
import { drawingAddress } from '../components/drawings.ts'
import { readPart } from '../content/store/parts.ts'
import { definePage } from '@kampana/engine-site/framework/page'
import { loadBodies } from '../records/load-bodies.ts'
import { entryTitle } from '../site-map.ts'

const path = '/career'
/** Both drawings are in one file, to save a request. */
const drawing = (part: string): string => `${drawingAddress('career')}#${part}`

interface Data {
  openings: ShownOpening[]
}
/** State without the descriptions, which the document contains. */
interface State {
  openings: Omit<ShownOpening, 'body' | 'html'>[]
}

/** Job opportunities: every open position, or a standard message if there is none. */
export const careerPage = definePage<Data, State>({
  path,
  load: async ({ api, today }) => {
    const [openings, names] = await Promise.all([api.jobOpenings(today), readPart('names')])
    const bodies = await loadBodies(
      api,
      openings.map(({ body }) => body),
    )
    return {
      openings: openings.map((opening, n) => withHtml(opening, bodies[n], names[opening.department])),
    }
  },
  dehydrate: ({ openings }) => ({ openings: openings.map(({ body: _body, html: _html, ...rest }) => rest) }),
  rehydrate: ({ openings }, site) => ({
    openings: openings.map((opening) => {
      const body = site.querySelector(`#opening-${opening.id} .rich-text`)
      return withHtml({ ...opening, body: '' }, body?.innerHTML, opening.departmentPath)
    }),
  }),
  head: ({ openings }) => ({
    title: entryTitle(path),
    openings,
    description:
      openings.length > 0
        ? `Job opportunities: ${openings.map(({ title }) => title).join(', ')}.`
        : publicMessages.underConstruction,
  }),
  view: ({ data: { openings } }) => (
    <SectionLayout>
      <div className="career">
        <div className="career-pictures">
          <img src={drawing('gate')} width="960" height="540" alt="The gate of the college, open." />
          <img
            src={drawing('classroom')}
            width="960"
            height="540"
            alt="A classroom before the day begins: a blackboard, books and a globe on the desk."
          />
        </div>
        <section aria-labelledby="job-opportunities">
          <h2 id="job-opportunities">Job opportunities</h2>
          {openings.length === 0 ? (
            <p className="placeholder-words">{publicMessages.underConstruction}</p>
          ) : (
            <>
              <ol className="openings">
                {openings.map((opening) => (
                  <li key={opening.id}>
                    <JobOpeningCard opening={opening} />
                  </li>
                ))}
              </ol>
              <p className="career-how">
                Questions about a position? <Link to="/contact-us">Contact the college.</Link>
              </p>
            </>
          )}
        </section>
      </div>
    </SectionLayout>
  ),
})

const withHtml = (opening: JobOpening, html = '', departmentPath?: string): ShownOpening => ({
  ...opening,
  html,
  ...(departmentPath !== undefined && { departmentPath }),
})
