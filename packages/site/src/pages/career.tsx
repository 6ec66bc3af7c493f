import type { JobOpening } from '@kampana/shared/api/api'
import { publicMessages } from '@kampana/shared/messages/public-messages'
import { Link } from '../components/link.tsx'
import { Opening } from '../components/opening.tsx'
import { SectionFrame } from '../components/section-frame.tsx'
import { drawing } from '../drawings.ts'
import { definePage } from '../page.ts'
import { entryAt, trailTo } from '../site-map.ts'

const path = '/career'
/** Both pictures are in one file, so that they are one request. */
const drawings = drawing('career')

/** Job opportunities: every position whose closing day isn't over, or the standing sentence while there is none. */
export const career = definePage<{ openings: JobOpening[] }>({
  path,
  load: async ({ api, today }) => ({ openings: await api.jobOpenings(today) }),
  head: ({ openings }) => ({
    title: entryAt(path)?.title ?? '',
    openings,
    description:
      openings.length > 0
        ? `Job opportunities: ${openings.map(({ title }) => title).join(', ')}.`
        : publicMessages.underConstruction,
  }),
  view: ({ data: { openings } }) => (
    <SectionFrame title={entryAt(path)?.title ?? ''} standing={entryAt(path)?.standing} trail={trailTo(path)}>
      <div className="career">
        <div className="career-pictures">
          <img src={`${drawings}#gate`} width="960" height="540" alt="The gate of the college, open." />
          <img
            src={`${drawings}#classroom`}
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
                    <Opening opening={opening} />
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
    </SectionFrame>
  ),
})
