import { publicMessages } from '@kampana/shared/messages/public-messages'
import type { Update } from '@kampana/shared/api/api'
import { editedAfterPosting } from '@kampana/shared/update'
import { eventDays, momentInWords } from '../dates.ts'
import { eventFile } from '../feeds/addresses.ts'
import type { UpdateData } from '../pages/update-page.tsx'
import { usePlace } from '../site-context.ts'
import { entryAt, trailTo } from '../site-map.ts'
import { EventDay } from './event-leaves.tsx'
import { Link } from './link.tsx'
import { Moment } from './moment.tsx'
import { PageHead } from './page-head.tsx'
import { RichText } from './rich-text.tsx'
import { Share } from './share.tsx'
import { SidePanel } from './side-panel.tsx'
import { UpdateNeighbours } from './update-neighbours.tsx'

/** An update with its body; or, where no update has the title, the title and that it wasn't found. */
export const UpdateView = ({ data }: { data: UpdateData }) => {
  const { category, title, update, address, neighbours, side, today } = data
  const list = `/updates/${category}`
  const heading = update?.title ?? publicMessages.titleNotFound(title)
  return (
    <div className="section-page">
      <PageHead
        title={heading}
        standing={update?.subtitle ?? undefined}
        trail={[...trailTo(list), { title: heading }]}
      />
      <div className="beside">
        <div className="beside-main">
          <article data-missing={update ? undefined : true}>
            {update ? <Told update={update} list={list} today={today} /> : <Missing list={list} />}
          </article>
          {update && (
            <>
              <p className="imprint">{readable(address)}</p>
              <Share title={update.title} address={address} />
              <UpdateNeighbours neighbours={neighbours} />
            </>
          )}
        </div>
        <SidePanel side={side} />
      </div>
    </div>
  )
}

/** An address for paper: without the encoding that programs need. */
const readable = (address: string): string => {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}

const Told = ({ update, list, today }: { update: Update; list: string; today: string }) => (
  <>
    <p className="posted">
      <Link to={list}>{entryAt(list)?.title}</Link>
      <Moment at={update.posted_at} as={publicMessages.posted} />
      <Edited update={update} />
    </p>
    {update.from && <EventDays id={update.id} from={update.from} to={update.to} today={today} />}
    <RichText json={update.updates ?? ''} />
  </>
)

/** That it says something else than on the day it was posted; a slip mended the same day isn't worth a word. */
const Edited = ({ update }: { update: Update }) => {
  const { timeZone } = usePlace()
  const edited = editedAfterPosting(update)
  if (!edited || momentInWords(edited, timeZone) === momentInWords(update.posted_at, timeZone)) return null
  return <Moment at={edited} as={publicMessages.edited} />
}

interface EventDaysProps {
  id: number
  from: string
  to: string | null
  today: string
}
/** When the event is, and while it isn't over, its file for calendars. */
const EventDays = ({ id, from, to, today }: EventDaysProps) => (
  <div className="event-days">
    <EventDay day={from} />
    <p>
      <strong>{eventDays(from, to)}</strong>
      {(to ?? from) >= today && (
        <a href={eventFile({ id })} type="text/calendar">
          Add to my calendar
        </a>
      )}
    </p>
  </div>
)

const Missing = ({ list }: { list: string }) => (
  <p>
    Nothing has this title. It may have been taken down, or the address may have a slip in it.{' '}
    <Link to={list}>{entryAt(list)?.title}: all that there is</Link>
  </p>
)
