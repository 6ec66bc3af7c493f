import { updateAddress } from '@kampana/shared/addresses'
import type { Update } from '@kampana/shared/api'
import { Link } from './link.tsx'
import { daysInWords } from '../dates.ts'
import { Moment } from './moment.tsx'
import { Picture } from './picture.tsx'

/** What the categories are called among the site's own words. */
export const categoryTitles = { announcements: 'Announcement', 'news-and-events': 'News and Events' } as const

/** Updates one below another, each with its date, picture and first words; or the words for when there are none. */
export const UpdateList = ({ items, empty }: { items: readonly Update[]; empty: string }) =>
  items.length === 0 ? (
    <p className="empty">{empty}</p>
  ) : (
    <ol className="update-list">
      {items.map((update, index) => (
        <li key={update.id}>
          <UpdateEntry update={update} first={index === 0} />
        </li>
      ))}
    </ol>
  )

const UpdateEntry = ({ update, first }: { update: Update; first: boolean }) => (
  <article className="update-entry" data-pictured={update.picture ? true : undefined}>
    <div>
      <UpdateKind update={update} />
      <h2>
        <Link to={updateAddress(update)}>{update.title}</Link>
      </h2>
      {update.subtitle && <p className="subtitle">{update.subtitle}</p>}
      {update.excerpt && <p className="excerpt">{update.excerpt}</p>}
    </div>
    {update.picture && (
      <Picture {...update.picture} alt="" sizes="(min-width: 48rem) 15rem, 92vw" first={first} />
    )}
  </article>
)

/** The line above a title: category and day, and the days of an event. */
export const UpdateKind = ({ update }: { update: Update }) => (
  <p className="update-kind">
    <span>{categoryTitles[update.category]}</span> <Moment at={update.posted_at} />
    {update.from && <span className="update-days">On {daysInWords(update.from, update.to)}</span>}
  </p>
)
