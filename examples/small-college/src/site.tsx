import { createClient } from '@kampana/engine-declare/api/http/client'
import { visitorRecords } from '@kampana/engine-declare/api/visitor-records'
import type { RecordOf } from '@kampana/engine-declare/resource'
import { parseRichText } from '@kampana/engine-declare/rich-text/rich-text'
import { renderBody } from '@kampana/engine-site/body/render-body'
import { definePage } from '@kampana/engine-site/framework/page'
import { createRouteTable } from '@kampana/engine-site/framework/route-table'
import type { SiteDefinition } from '@kampana/engine-site/framework/site-definition'
import { name } from './brand.ts'
import type { notices, rooms } from './resources.ts'

type Room = RecordOf<typeof rooms>
type Notice = RecordOf<typeof notices>

const home = definePage({
  path: '/',
  load: async ({ api }) => {
    const [shown, listed] = await Promise.all([
      api.records.list<Notice>('notices', { sort: ['posted_at', 'DESC'] }),
      api.records.list<Room>('rooms', { sort: ['name', 'ASC'] }),
    ])
    return { notices: shown.data, rooms: listed.data }
  },
  head: () => ({ title: name }),
  view: ({ data }) => (
    <>
      <h1>{name}</h1>
      <h2>Notices</h2>
      <ul>
        {data.notices.map(({ id, title, address }) => (
          <li key={id}>
            <a href={address}>{title}</a>
          </li>
        ))}
      </ul>
      <h2>Rooms</h2>
      <ul>
        {data.rooms.map(({ id, name, seats }) => (
          <li key={id}>
            {name}: {seats} seats
          </li>
        ))}
      </ul>
    </>
  ),
})

const notice = definePage({
  path: '/notices/*',
  load: async ({ api, url }) => {
    const filter = { address: decodeURIComponent(url.pathname) }
    const [found] = (await api.records.list<Notice>('notices', { filter })).data
    const record = found && (await api.records.find<Notice>('notices', String(found.id)))
    if (!record) return null
    const read = parseRichText(record.body ?? '')
    return {
      title: record.title,
      html: 'document' in read ? renderBody(read.document, { isPage: true }) : '',
    }
  },
  head: (data) => (data ? { title: data.title } : { title: 'Not found', status: 404 }),
  view: ({ data }) => (
    <>
      <h1>{data?.title ?? 'There is no such notice'}</h1>
      {/* oxlint-disable-next-line react/no-danger -- `renderBody` escapes every text. */}
      <div dangerouslySetInnerHTML={{ __html: data?.html ?? '' }} />
      <a href="/">{name}</a>
    </>
  ),
})

const notFound = definePage({
  path: '',
  load: () => null,
  head: () => ({ title: 'Not found', status: 404 }),
  view: () => <h1>There is no such page</h1>,
})

const { findPage } = createRouteTable([home, notice], notFound)

/** The college's site. */
export const site: SiteDefinition = {
  createApi: (options) => ({ records: visitorRecords(createClient(options)) }),
  findPage,
  findTitle: () => undefined,
  Layout: ({ children }) => <main id="main">{children}</main>,
  completeHead: (head) => head,
  documentTitle: ({ title }) => title,
  onNavigate: () => undefined,
}
