import { localDay } from '@kampana/engine-declare/time/time-zone'
import type { Update } from '@kampana/shared/api/api'
import { Contents } from '../components/contents.tsx'
import { ExcerptText } from '../components/highlighted-text.tsx'
import { UpdateLink } from './update-link.tsx'
import { formatEventDays, formatMonth } from '../dates.ts'
import { useRoute } from '@kampana/engine-site/framework/route-context'
import { Timestamp } from '../components/timestamp.tsx'
import { ResponsivePicture } from '../components/responsive-picture.tsx'

export const categoryTitles = {
  announcements: 'Announcements',
  'news-and-events': 'News and Events',
} as const

/** Updates by month after the pinned updates, or the text of an empty list. */
export const UpdateList = ({ items, empty }: { items: readonly Update[]; empty: string }) => {
  const { timeZone } = useRoute()
  if (items.length === 0) return <p className="empty">{empty}</p>
  const headingOf = ({ pinned, posted_at }: Update): string =>
    pinned === 1 ? 'Pinned' : formatMonth(localDay(posted_at, timeZone).slice(0, 7))
  const groups = [...Map.groupBy(items, headingOf)]
  return (
    <>
      <Contents parts={groups.map(([title]) => ({ id: idOf(title), title }))} />
      <div className="update-list">
        {groups.map(([heading, updates]) => (
          <section key={heading} id={idOf(heading)} aria-label={heading}>
            <h2>{heading}</h2>
            <ol>
              {updates.map((update) => (
                <li key={update.id}>
                  <UpdateEntry update={update} />
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </>
  )
}

const idOf = (heading: string): string => heading.toLowerCase().replace(' ', '-')

const UpdateEntry = ({ update }: { update: Update }) => (
  <article className="update-entry">
    <div>
      <UpdateMeta update={update} />
      <h3>
        <UpdateLink update={update} />
      </h3>
      <UpdateText update={update} part="subtitle" />
      <UpdateText update={update} part="excerpt" />
    </div>
    {update.picture && <ResponsivePicture {...update.picture} alt="" sizes="11rem" />}
  </article>
)

/** Line above a title: category and day, and the days of an event. */
export const UpdateMeta = ({ update }: { update: Update }) => (
  <p className="update-kind">
    <span>{categoryTitles[update.category]}</span> <Timestamp at={update.posted_at} />
    {update.pinned === 1 && <span className="update-pinned">Pinned</span>}
    {update.from && <span className="update-days">{formatEventDays(update.from, update.to)}</span>}
  </p>
)

/** Subtitle or excerpt with its language; nothing if the update has none. */
export const UpdateText = ({ update, part }: { update: Update; part: 'subtitle' | 'excerpt' }) =>
  update[part] ? (
    <p className={part}>
      <ExcerptText text={update[part]} />
    </p>
  ) : null
