import type { Update } from '@kampana/shared/api/api'
import { publicMessages } from '@kampana/shared/messages/public-messages'
import { Link } from '../components/link.tsx'
import { UpdateLink } from '../updates/update-link.tsx'
import { ResponsivePicture } from '../components/responsive-picture.tsx'
import { UpdateMeta, UpdateText } from '../updates/update-list.tsx'
import { formatWeekday } from '../dates.ts'
import { useRoute } from '@kampana/engine-site/framework/route-context'

/** Latest updates in the style of a newspaper's front page: a large one and four more next to it. */
export const NewsFront = ({ updates: [lead, ...others] }: { updates: readonly Update[] }) => {
  const { today } = useRoute()
  return (
    <section className="news-front" aria-labelledby="news">
      <header className="nameplate">
        <h2 id="news">News from the college</h2>
        <p>
          <time dateTime={today}>{formatWeekday(today)}</time>
          <Link to="/updates">All updates</Link>
        </p>
      </header>
      {lead ? (
        <div className="news-columns">
          <Lead update={lead} />
          <ol className="news-others">
            {others.map((update) => (
              <li key={update.id}>
                <UpdateMeta update={update} />
                <h3>
                  <UpdateLink update={update} />
                </h3>
                <UpdateText update={update} part="excerpt" />
              </li>
            ))}
          </ol>
        </div>
      ) : (
        <p className="empty">{publicMessages.noUpdates}</p>
      )}
    </section>
  )
}

const Lead = ({ update }: { update: Update }) => (
  <article className="news-lead">
    {update.picture && <ResponsivePicture {...update.picture} sizes="(min-width: 64rem) 40rem, 92vw" />}
    <UpdateMeta update={update} />
    <h3>
      <UpdateLink update={update} />
    </h3>
    <UpdateText update={update} part="subtitle" />
    <UpdateText update={update} part="excerpt" />
  </article>
)
