import type { Update } from '@kampana/shared/api/api'
import { Excerpt } from '../components/highlighted-text.tsx'
import { UpdateLink } from './update-link.tsx'
import { formatEventDays } from '../dates.ts'
import { Timestamp } from '../components/timestamp.tsx'
import { ResponsivePicture } from '../components/responsive-picture.tsx'

export const categoryTitles = {
  announcements: 'Announcements',
  'news-and-events': 'News and Events',
} as const

interface UpdateListProps {
  items: readonly Update[]
  empty: string
  /** Whether the first entry is large, as on a newspaper's front page. */
  front?: boolean
}

/** Updates in columns, each with its date, picture and excerpt; or the text of an empty list. */
export const UpdateList = ({ items, empty, front = false }: UpdateListProps) =>
  items.length === 0 ? (
    <p className="empty">{empty}</p>
  ) : (
    <ol className="update-list" data-front={front || undefined}>
      {items.map((update, index) => (
        <li key={update.id}>
          <UpdateEntry update={update} lead={front && index === 0} />
        </li>
      ))}
    </ol>
  )

const UpdateEntry = ({ update, lead }: { update: Update; lead: boolean }) => (
  <article className="update-entry">
    <div>
      <UpdateMeta update={update} />
      <h2>
        <UpdateLink update={update} />
      </h2>
      <UpdateText update={update} part="subtitle" />
      <UpdateText update={update} part="excerpt" />
    </div>
    {update.picture && (
      <ResponsivePicture
        {...update.picture}
        alt=""
        sizes={lead ? '(min-width: 72rem) 50rem, 92vw' : '23rem'}
        first={lead}
      />
    )}
  </article>
)

/** The line above a title: category and day, and the days of an event. */
export const UpdateMeta = ({ update }: { update: Update }) => (
  <p className="update-kind">
    <span>{categoryTitles[update.category]}</span> <Timestamp at={update.posted_at} />
    {update.pinned === 1 && <span className="update-pinned">Pinned</span>}
    {update.from && <span className="update-days">{formatEventDays(update.from, update.to)}</span>}
  </p>
)

/** The subtitle or the excerpt with its language; nothing if the update has none. */
export const UpdateText = ({ update, part }: { update: Update; part: 'subtitle' | 'excerpt' }) =>
  update[part] ? (
    <p className={part}>
      <Excerpt text={update[part]} />
    </p>
  ) : null
