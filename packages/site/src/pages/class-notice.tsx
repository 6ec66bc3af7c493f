import {
  affectedInWords,
  phaseAt,
  spanInWords,
  statusInWords,
  type ClassNotice,
  type Phase,
} from '@kampana/shared/class-status'
import { publicMessages } from '@kampana/shared/public-messages'
import { noticeHead } from '../class-status/notice-head.ts'
import { NoticeSign } from '../class-status/notice-sign.tsx'
import { Link } from '../components/link.tsx'
import { Moment } from '../components/moment.tsx'
import { PageHead } from '../components/page-head.tsx'
import { Share } from '../components/share.tsx'
import { definePage } from '../page.ts'
import { trailTo } from '../site-map.ts'

const list = '/class-status'

interface Data {
  notice: ClassNotice | null
  phase: Phase
  /** From when to when, in words. */
  span: string
  /** The whole address, to be passed on. */
  address: string
}

/** One class notice at an address that can be shared: `/class-status/7`. */
export const classNoticePage = definePage<Data>({
  path: `${list}/*`,
  load: async ({ api, url, timeZone }) => {
    const id = url.pathname.slice(list.length + 1)
    const isNumber = /^[1-9]\d{0,9}$/.test(id)
    const [{ now }, notice] = await Promise.all([
      api.classStatus.now(),
      isNumber ? api.classStatus.one(id) : undefined,
    ])
    const { href: address } = new URL(`${list}/${id}`, url.origin)
    if (!notice) return { notice: null, phase: 'over', span: '', address }
    return { notice, phase: phaseAt(now, notice), span: spanInWords(notice, timeZone), address }
  },
  head: ({ notice, span, phase }) =>
    notice
      ? {
          ...noticeHead(notice, span),
          canonical: `${list}/${notice.id}`,
          ...(phase !== 'over' && { notices: [notice] }),
        }
      : { title: notFound, status: 404 },
  view: ({ data: { notice, phase, span, address } }) => {
    const title = notice ? statusInWords(notice) : notFound
    return (
      <div className="section-page class-status-page">
        <PageHead
          title={title}
          standing={notice ? affectedInWords(notice) : publicMessages.classesAsUsual}
          trail={[...trailTo(list), { title }]}
        />
        {notice && (
          <article className="class-notice" data-status={notice.status} data-phase={phase}>
            <NoticeSign status={notice.status} />
            <div>
              <p className="notice-when">{span}</p>
              {phase !== 'running' && <p className="notice-phase">{inWords[phase]}</p>}
              <p className="notice-why">{notice.reason}</p>
              {notice.details && <p className="notice-details">{notice.details}</p>}
              <p className="posted">
                <Moment at={notice.created_at} as={publicMessages.posted} />
              </p>
            </div>
          </article>
        )}
        {notice && phase !== 'over' && (
          <Share title={`${title}: ${affectedInWords(notice)}, ${span}`} address={address} />
        )}
        <p className="notices-all">
          <Link to={list}>All class notices</Link>
        </p>
      </div>
    )
  },
})

const notFound = 'This notice was taken back'
const inWords = { coming: 'This is announced for the time above.', over: 'This notice is over.' } as const
