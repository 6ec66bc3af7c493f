import { getPhase, formatSpan, type ClassNotice } from '@kampana/shared/class-status'
import { useContext } from 'react'
import { AlertsLink } from '../alerts/alerts-link.tsx'
import { Contents } from '../components/contents.tsx'
import { MoreParts } from '../components/more-parts.ts'
import { NoticesInForce } from '../class-status/notices-in-force.tsx'
import { noticeHead } from '../class-status/notice-head.ts'
import { NoticeList } from '../class-status/notice-list.tsx'
import { loadCurrentNotices, type CurrentNotices } from '../class-status/load-current-notices.ts'
import { FollowNotices } from '../updates/follow-links.tsx'
import { SitePageHeader } from '../components/layout/site-page-header.tsx'
import { CodeForm } from '../verification/code-form.tsx'
import { Pagination } from '../components/pagination.tsx'
import { monthName } from '../dates.ts'
import { feedAlternates, noticesPath } from '../feeds/addresses.ts'
import { definePage, withPageNumber, pageNumber } from '@kampana/engine-site/framework/page'
import { useRoute } from '@kampana/engine-site/framework/route-context'
import { entryTitle, findEntry } from '../site-map.ts'
import { localDay } from '@kampana/engine-declare/time/time-zone'

const path = '/class-status'
const perPage = 50
/** With more past notices the page is longer than four phone screens. */
const fewNotices = 4
const announced = { id: 'coming', title: 'Announced' }
const over = { id: 'past', title: 'Past notices' }
const code = { id: 'code', title: 'Check a code' }

interface Data {
  standing: CurrentNotices
  coming: ClassNotice[]
  past: ClassNotice[]
  /** True if a notice for today or later was posted but isn't in force. */
  wasPosted: boolean
  /** Formatted time of the most severe current notice; null if there is none. */
  span: string | null
  page: number
  lastPage: number
}

/** All class notices: current, coming, and past by month. */
export const classStatusPage = definePage<Data>({
  path,
  maxAge: 30,
  cacheKey: (url) => (pageNumber(url) > 1 ? `?page=${pageNumber(url)}` : ''),
  load: async (request) => {
    const { api, url, timeZone } = request
    const page = pageNumber(url)
    const [standing, { data, total }] = await Promise.all([
      loadCurrentNotices(request),
      api.classStatus.list((page - 1) * perPage, perPage),
    ])
    const phases = Map.groupBy(data, (notice) => getPhase(standing.checked, notice))
    const [mostSevere] = standing.running
    const today = localDay(standing.checked, timeZone)
    return {
      standing,
      coming: (phases.get('coming') ?? [])
        .toReversed()
        .map((notice) => standing.coming.find(({ id }) => id === notice.id) ?? notice),
      past: phases.get('over') ?? [],
      wasPosted: data.some(({ ends_at }) => localDay(ends_at, timeZone) >= today),
      span: mostSevere ? formatSpan(mostSevere, timeZone) : null,
      page,
      lastPage: Math.max(1, Math.ceil(total / perPage)),
    }
  },
  head: ({ standing, coming, span, page, lastPage }) => {
    const [mostSevere] = standing.running
    return {
      description: withPageNumber(findEntry(path)?.standing ?? '', page),
      // A link preview shows the most severe notice.
      ...(mostSevere && span !== null && page === 1 && noticeHead(mostSevere, span)),
      title: withPageNumber(entryTitle(path), page),
      notices: [...coming.toReversed(), ...standing.running],
      alternates: feedAlternates(noticesPath),
      canonical: page > 1 ? `${path}?page=${page}` : path,
      ...(page > lastPage && { status: 404 as const }),
    }
  },
  view: ({ data: { standing, coming, past, wasPosted, page, lastPage } }) => (
    <div className="section-page class-status-page">
      <SitePageHeader />
      {page === 1 && <NoticesInForce {...standing} wasPosted={wasPosted} />}
      <Parts coming={coming} past={past} />
      {coming.length > 0 && (
        <section aria-labelledby="coming">
          <h2 id={announced.id}>{announced.title}</h2>
          <NoticeList notices={coming} phase="coming" />
        </section>
      )}
      <AlertsLink />
      {past.length > 0 && (
        <section aria-labelledby="past">
          <h2 id="past">Past</h2>
          <div>
            <Months notices={past} />
          </div>
        </section>
      )}
      <Pagination page={page} lastPage={lastPage} path={path} />
      <CodeForm />
      <FollowNotices />
    </div>
  ),
})

/** Links to the sections of a long page, including the Filipino text below. */
const Parts = ({ coming, past }: Pick<Data, 'coming' | 'past'>) => {
  const isLong = useContext(MoreParts).length > 0 || past.length > fewNotices
  const parts = [...(coming.length > 0 ? [announced] : []), ...(past.length > 0 ? [over] : []), code]
  return isLong && <Contents parts={parts} />
}

const Months = ({ notices }: { notices: readonly ClassNotice[] }) => {
  const { timeZone } = useRoute()
  const months = Map.groupBy(notices, ({ starts_at }) => localDay(starts_at, timeZone).slice(0, 7))
  return [...months].map(([month, ofMonth]) => (
    <div className="notice-month" key={month}>
      <h3>
        {monthName(`${month}-01`)} {month.slice(0, 4)}
      </h3>
      <NoticeList notices={ofMonth} phase="over" />
    </div>
  ))
}
