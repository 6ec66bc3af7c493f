import type { Update } from '@kampana/shared/api/api'
import { publicMessages } from '@kampana/shared/messages/public-messages'
import { Link } from '../components/link.tsx'
import { UpdateLink } from '../components/update-link.tsx'
import { Picture } from '../components/picture.tsx'
import { UpdateKind, UpdateText } from '../components/update-list.tsx'
import { weekdayInWords } from '../dates.ts'
import { usePlace } from '../site-context.ts'

/** The latest updates as the front of a newspaper: the newest large, four more beside it. */
export const NewsFront = ({ updates: [lead, ...others] }: { updates: readonly Update[] }) => {
  const { today } = usePlace()
  return (
    <section className="news-front" aria-labelledby="news">
      <header className="nameplate">
        <h2 id="news">News from the college</h2>
        <p>
          <time dateTime={today}>{weekdayInWords(today)}</time>
          <Link to="/updates">All updates</Link>
        </p>
      </header>
      {lead ? (
        <div className="news-columns">
          <Lead update={lead} />
          <ol className="news-others">
            {others.map((update) => (
              <li key={update.id}>
                <UpdateKind update={update} />
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
    {update.picture && <Picture {...update.picture} sizes="(min-width: 64rem) 40rem, 92vw" />}
    <UpdateKind update={update} />
    <h3>
      <UpdateLink update={update} />
    </h3>
    <UpdateText update={update} part="subtitle" />
    <UpdateText update={update} part="excerpt" />
  </article>
)
