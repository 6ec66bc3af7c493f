import { publicMessages } from '@kampana/shared/messages/public-messages'
import { updatePath } from '@kampana/shared/update-path'
import { editedAfterPosting, type Update, type UpdateCategory } from '@kampana/shared/update'
import { formatEventDays, formatDate } from '../dates.ts'
import { eventCalendarFile } from '../feeds/addresses.ts'
import { useRoute } from '@kampana/engine-site/framework/route-context'
import { findEntry, breadcrumb } from '../site-map.ts'
import { EventDay } from './event-leaves.tsx'
import { Link } from '../components/link.tsx'
import { CodeLine } from '../verification/code-line.tsx'
import { Timestamp } from '../components/timestamp.tsx'
import { Neighbors } from '../components/layout/neighbors.tsx'
import { SitePageHeader } from '../components/layout/site-page-header.tsx'
import { Prose } from '../components/prose.tsx'
import { ShareLinks } from '../components/share-links.tsx'
import { SidePanel, type SidePanelData } from './side-panel.tsx'
import type { UpdateSummary } from './update-summary.ts'

export interface UpdateData {
  category: UpdateCategory
  /** Title in the address. */
  title: string
  update: Omit<Update, 'updates'> | null
  /** Its body. */
  html: string
  /** The update's absolute address, for sharing. */
  address: string
  /** Previous and next update of the category, by posting time. */
  previous: UpdateSummary | null
  next: UpdateSummary | null
  side: SidePanelData
  today: string
}

/** An update with its body, or a message that no update has this title. */
export const UpdateView = ({ data }: { data: UpdateData }) => {
  const { category, title, update, html, address, previous, next, side, today } = data
  const list = `/updates/${category}`
  const heading = update?.title ?? publicMessages.titleNotFound(title)
  return (
    <div className="section-page">
      <SitePageHeader
        title={heading}
        standing={update?.subtitle ?? undefined}
        trail={[...breadcrumb(list), { title: heading }]}
      />
      <div className="beside">
        <div className="beside-main">
          <article data-missing={update ? undefined : true}>
            {update ? (
              <FoundUpdate update={update} html={html} list={list} today={today} />
            ) : (
              <MissingUpdate list={list} />
            )}
          </article>
          {update && (
            <>
              <p className="imprint">{printedAddress(address)}</p>
              <ShareLinks title={update.title} address={address} />
              <Neighbors
                label="Previous and next updates"
                previous={previous && { ...previous, path: updatePath(previous) }}
                next={next && { ...next, path: updatePath(next) }}
              />
            </>
          )}
        </div>
        <SidePanel side={side} />
      </div>
    </div>
  )
}

interface FoundUpdateProps extends Pick<UpdateData, 'today' | 'html'> {
  update: Update
  list: string
}
const FoundUpdate = ({ update, html, list, today }: FoundUpdateProps) => (
  <>
    <p className="posted">
      <Link to={list}>{findEntry(list)?.title}</Link>
      <Timestamp at={update.posted_at} as={publicMessages.posted} />
      <Edited update={update} />
    </p>
    {update.from && <EventDays event={update} from={update.from} today={today} />}
    {html && <Prose as="rich-text" html={html} />}
    <CodeLine code={update.code} />
  </>
)

/** Day of the last edit. Edits on the day of posting aren't mentioned. */
const Edited = ({ update }: { update: Update }) => {
  const { timeZone } = useRoute()
  const edited = editedAfterPosting(update)
  if (!edited || formatDate(edited, timeZone) === formatDate(update.posted_at, timeZone)) return null
  return <Timestamp at={edited} as={publicMessages.edited} />
}

interface EventDaysProps {
  event: Pick<Update, 'id' | 'to' | 'place'>
  from: string
  today: string
}
/** Days and location of an event and, until it is over, its iCalendar file. */
const EventDays = ({ event: { id, to, place: location }, from, today }: EventDaysProps) => (
  <div className="event-days">
    <EventDay day={from} />
    <p>
      <strong>{formatEventDays(from, to)}</strong>
      {location != null && <span>{location}</span>}
      {(to ?? from) >= today && (
        <a href={eventCalendarFile({ id })} type="text/calendar">
          Add to my calendar
        </a>
      )}
    </p>
  </div>
)

const MissingUpdate = ({ list }: { list: string }) => (
  <p>
    No update has this title. The page may have been removed, or the address may have a typo.{' '}
    <Link to={list}>{findEntry(list)?.title}: all that there is</Link>
  </p>
)

/**
 * Address of an update for print: decoded, except for invisible characters and characters that a browser would change. The
 * title is the last segment.
 */
export const printedAddress = (address: string): string => {
  const start = address.lastIndexOf('/') + 1
  return (
    address.slice(0, start) +
    decodeURIComponent(address.slice(start)).replace(leftEncoded, encodeURIComponent)
  )
}

/** Browsers end a path at `#` and `?`, read `\` as `/`, trim trailing spaces, and resolve `.` and `..` segments. */
const leftEncoded = new RegExp(
  [
    /[#?\\]/,
    /%(?=[0-9a-f]{2})/,
    // Control characters, direction marks, unassigned characters, line breaks, and spaces other than the keyboard's.
    /[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u,
    /^ | (?= |$)/,
    /(?<![\p{L}\p{N} ])\/|\/(?![\p{L}\p{N} ])/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'giu',
)
