import { gravestFirst, phaseAt, spanInWords, type ClassNotice } from '@kampana/shared/class-status'
import { publicMessages } from '@kampana/shared/public-messages'
import { LevelLedger } from '../class-status/level-ledger.tsx'
import { noticeHead } from '../class-status/notice-head.ts'
import { NoticeList } from '../class-status/notice-list.tsx'
import { NoticeSign } from '../class-status/notice-sign.tsx'
import { PageHead } from '../components/page-head.tsx'
import { Pager } from '../components/pager.tsx'
import { monthOf } from '../dates.ts'
import { definePage, ofPage, pageNumber } from '../page.ts'
import { usePlace } from '../site-context.ts'
import { entryAt, trailTo } from '../site-map.ts'
import { localDay } from '@kampana/shared/time-zone'

const path = '/class-status'
const perPage = 50

interface Data {
  notices: ClassNotice[]
  now: string
  /** The time of the gravest notice that runs, in words; null where classes are as usual. */
  span: string | null
  page: number
  lastPage: number
}

/** Every class notice: those that hold now, those to come, and the past ones by month. */
export const classStatusPage = definePage<Data>({
  path,
  reads: (url) => (pageNumber(url) > 1 ? `?page=${pageNumber(url)}` : ''),
  load: async ({ api, url, timeZone }) => {
    const page = pageNumber(url)
    const [{ now }, { data, total }] = await Promise.all([
      api.classStatus.now(),
      api.classStatus.list((page - 1) * perPage, perPage),
    ])
    const [gravest] = gravestFirst(data, now)
    const span = gravest && phaseAt(now, gravest) === 'running' ? spanInWords(gravest, timeZone) : null
    return { notices: data, now, span, page, lastPage: Math.max(1, Math.ceil(total / perPage)) }
  },
  head: ({ notices, now, span, page, lastPage }) => {
    const [gravest] = gravestFirst(notices, now)
    return {
      description: ofPage(entryAt(path)?.standing ?? '', page),
      // What is shared most says it at once.
      ...(gravest && span !== null && page === 1 && noticeHead(gravest, span)),
      title: ofPage(entryAt(path)?.title ?? '', page),
      notices: notices.filter((notice) => phaseAt(now, notice) !== 'over'),
      canonical: page > 1 ? `${path}?page=${page}` : path,
      ...(page > lastPage && { status: 404 as const }),
    }
  },
  view: ({ data: { notices, now, page, lastPage } }) => {
    const of = (phase: string) => notices.filter((notice) => phaseAt(now, notice) === phase)
    const [running, coming, past] = [gravestFirst(of('running'), now), of('coming').toReversed(), of('over')]
    return (
      <div className="section-page class-status-page">
        <PageHead
          title={entryAt(path)?.title ?? ''}
          standing={entryAt(path)?.standing}
          trail={trailTo(path)}
        />
        {page === 1 && (
          <section className="status-now" aria-labelledby="now">
            <h2 id="now">Now</h2>
            {running.length > 0 ? (
              <div className="status-board">
                <NoticeList notices={running} phase="running" />
                <LevelLedger notices={running} />
              </div>
            ) : (
              <p className="all-well">
                <NoticeSign status="resumed" />
                {publicMessages.classesAsUsual}
              </p>
            )}
          </section>
        )}
        {coming.length > 0 && (
          <section aria-labelledby="coming">
            <h2 id="coming">Coming</h2>
            <NoticeList notices={coming} phase="coming" />
          </section>
        )}
        {past.length > 0 && (
          <section aria-labelledby="past">
            <h2 id="past">Past</h2>
            <div>
              <Months notices={past} />
            </div>
          </section>
        )}
        <Pager page={page} lastPage={lastPage} path={path} />
      </div>
    )
  },
})

const Months = ({ notices }: { notices: readonly ClassNotice[] }) => {
  const { timeZone } = usePlace()
  const months = Map.groupBy(notices, ({ starts_at }) => localDay(starts_at, timeZone).slice(0, 7))
  return [...months].map(([month, those]) => (
    <div className="notice-month" key={month}>
      <h3>
        {monthOf(`${month}-01`)} {month.slice(0, 4)}
      </h3>
      <NoticeList notices={those} phase="over" />
    </div>
  ))
}
