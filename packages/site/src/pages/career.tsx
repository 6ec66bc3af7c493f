import type { JobOpening } from '@kampana/shared/api/api'
import { publicMessages } from '@kampana/shared/messages/public-messages'
import { Link } from '../components/link.tsx'
import { JobOpeningCard } from '../components/job-opening.tsx'
import { SectionLayout } from '../components/layout/section-layout.tsx'
import { drawingAddress } from '../components/drawings.ts'
import { BodyRecords, type RecordsInBodies } from '../components/body-records.ts'
import { definePage } from '../framework/page.ts'
import { loadRecords } from '../records/body-records.ts'
import { entryTitle } from '../site-map.ts'

const path = '/career'
/** Both pictures are in one file, so that they are one request. */
const drawing = (part: string): string => `${drawingAddress('career')}#${part}`

/** Job opportunities: every position whose closing day isn't over, or the standing sentence while there is none. */
export const careerPage = definePage<{ openings: JobOpening[]; records: RecordsInBodies }>({
  path,
  load: async ({ api, today }) => {
    const openings = await api.jobOpenings(today)
    const bodies = openings.map(({ body }) => body)
    return { openings, records: await loadRecords(api, bodies) }
  },
  head: ({ openings }) => ({
    title: entryTitle(path),
    openings,
    description:
      openings.length > 0
        ? `Job opportunities: ${openings.map(({ title }) => title).join(', ')}.`
        : publicMessages.underConstruction,
  }),
  view: ({ data: { openings, records } }) => (
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
                    <BodyRecords value={records}>
                      <JobOpeningCard opening={opening} />
                    </BodyRecords>
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
