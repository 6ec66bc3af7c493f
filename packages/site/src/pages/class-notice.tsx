import {
  formatAffected,
  getPhase,
  formatSpan,
  formatStatus,
  type ClassNotice,
  type Phase,
} from '@kampana/shared/class-status'
import { noticePhrases } from '@kampana/shared/notices/notice-phrases'
import { publicMessages } from '@kampana/shared/messages/public-messages'
import { AlertsLink } from '../alerts/alerts-link.tsx'
import { NoticesInForce } from '../class-status/notices-in-force.tsx'
import { noticeHead } from '../class-status/notice-head.ts'
import { NoticeSign } from '../class-status/notice-sign.tsx'
import { NoticeDetails, NoticeFacts } from '../class-status/wordings.tsx'
import { loadCurrentNotices, type CurrentNotices } from '../class-status/load-current-notices.ts'
import { Link } from '../components/link.tsx'
import { CodeLine } from '../verification/code-line.tsx'
import { Timestamp } from '../components/timestamp.tsx'
import { SitePageHeader } from '../components/layout/site-page-header.tsx'
import { ShareLinks } from '../components/share-links.tsx'
import { definePage } from '@kampana/engine-site/framework/page'
import { useRoute } from '@kampana/engine-site/framework/route-context'
import { breadcrumb } from '../site-map.ts'

const list = '/class-status'

interface Data {
  /** Null if it doesn't exist or was deleted. */
  notice: ClassNotice | null
  standing: CurrentNotices
  phase: Phase
  /** Its formatted time. */
  span: string
  /** Absolute address, for sharing. */
  address: string
}

/** A class notice at a shareable address: `/class-status/7`. */
export const classNoticePage = definePage<Data>({
  path: `${list}/*`,
  maxAge: 30,
  load: async (request) => {
    const { api, url, timeZone } = request
    const id = url.pathname.slice(list.length + 1)
    const isNumber = /^[1-9]\d{0,9}$/.test(id)
    const [standing, notice] = await Promise.all([
      loadCurrentNotices(request),
      isNumber ? api.classStatus.one(id) : undefined,
    ])
    const { href: address } = new URL(`${list}/${id}`, url.origin)
    if (!notice) return { notice: null, standing, phase: 'over', span: '', address }
    const phase = getPhase(standing.checked, notice)
    return { notice, standing, phase, span: formatSpan(notice, timeZone), address }
  },
  head: ({ notice, span, phase }) =>
    notice
      ? {
          ...noticeHead(notice, span),
          canonical: `${list}/${notice.id}`,
          ...(phase === 'over' ? { unlisted: true } : { notices: [notice] }),
        }
      : { title: notFound, status: 404 },
  view: ({ data: { notice, standing, phase, span, address } }) => {
    const title = notice ? formatStatus(notice) : notFound
    return (
      <div className="section-page class-status-page">
        <SitePageHeader
          title={title}
          standing={notice ? formatAffected(notice) : whyMissing}
          trail={[...breadcrumb(list), { title }]}
        />
        {notice && (
          <article className="class-notice" data-status={notice.status} data-phase={phase}>
            <NoticeSign status={notice.status} />
            <div>
              {phase !== 'running' && <p className="notice-phase">{inWords[phase]}</p>}
              <NoticeFacts notice={notice} language="en" />
              <NoticeDetails notice={notice} />
              <InFilipino notice={notice} />
              <p className="posted">
                <Timestamp at={notice.created_at} as={publicMessages.posted} withTime />
              </p>
              <CodeLine code={notice.code} />
            </div>
          </article>
        )}
        {notice && phase !== 'over' && (
          <ShareLinks title={`${title}: ${formatAffected(notice)}, ${span}`} address={address} />
        )}
        {phase === 'over' && <NoticesInForce {...standing} wasPosted />}
        <p className="notices-all">
          <Link to={list}>All class notices</Link>
        </p>
        <AlertsLink />
      </div>
    )
  },
})

/**
 * Filipino text below the English text, since an old notice has no language choice above it. Text written by staff isn't
 * repeated.
 */
const InFilipino = ({ notice }: { notice: ClassNotice }) => {
  const { timeZone } = useRoute()
  const { span: words, announcements } = noticePhrases.fil
  return (
    <div className="other-wording" lang="fil">
      <p className="notice-what">{formatStatus(notice, 'fil')}</p>
      <p>{formatAffected(notice, 'fil')}</p>
      <p>{formatSpan(notice, timeZone, { words })}</p>
      {notice.announced && <p>{announcements[notice.announced]}</p>}
    </div>
  )
}

const notFound = 'There is no such notice'
const whyMissing = 'It was taken back, or there never was one at this address.'
const inWords = { coming: 'This is announced for the time above.', over: 'This notice is over.' } as const
