import { publicMessages } from '@kampana/shared/messages/public-messages'
import type { PublicApi } from '@kampana/shared/api/public-api'
import type { RecordPages } from '@kampana/engine-declare/record-pages'
import { Link } from '../components/link.tsx'
import { SectionLayout } from '../components/layout/section-layout.tsx'
import { Pagination } from '../components/pagination.tsx'
import { definePage, pageNumber, withPageNumber } from '@kampana/engine-site/framework/page'
import type { PublicRecord } from '../records/public-record.ts'
import { loadBodies } from '../records/load-bodies.ts'
import { RecordFacts } from '../records/record-facts.tsx'
import { breadcrumb, entryTitle } from '../site-map.ts'
import '../styles/pages/records.css'

const perPage = 20

interface ListData {
  records: readonly PublicRecord[]
  page: number
  lastPage: number
}

const listTitle = ({ path, label }: RecordPages): string => entryTitle(path) || label

/** List page of a resource of the college. */
export const recordListPage = (pages: RecordPages) =>
  definePage<ListData>({
    path: pages.path,
    module: 'src/pages/record-pages.tsx',
    cacheKey: (url) => (pageNumber(url) > 1 ? `?page=${pageNumber(url)}` : ''),
    load: async ({ api, url }) => {
      const page = pageNumber(url)
      const range = [(page - 1) * perPage, page * perPage - 1] as const
      const query = { sort: pages.order, range: [...range] as [number, number] }
      const { data, total } = await api.records.list<PublicRecord>(pages.resource, query)
      const records = await Promise.all(data.map((record) => withBodies(api, pages, record)))
      return { records, page, lastPage: Math.max(1, Math.ceil(total / perPage)) }
    },
    head: ({ page, lastPage }) => ({
      title: withPageNumber(listTitle(pages), page),
      description: withPageNumber(listTitle(pages), page),
      canonical: page > 1 ? `${pages.path}?page=${page}` : pages.path,
      ...(page > lastPage && { status: 404 as const }),
    }),
    view: ({ data: { records, page, lastPage } }) => (
      <SectionLayout title={listTitle(pages)} trail={trailOf(pages)}>
        {records.length === 0 && page === 1 && <p className="empty">{pages.empty}</p>}
        <ul className="records">
          {records.map((record) => (
            <li key={record.id}>
              <h2>
                <Link to={`${pages.path}/${record.id}`}>{String(record[pages.title])}</Link>
              </h2>
              <RecordFacts pages={pages} record={record} names={pages.list} />
            </li>
          ))}
        </ul>
        <Pagination page={page} lastPage={lastPage} path={pages.path} before="Back" after="More" />
      </SectionLayout>
    ),
  })

/** Page of a record, `/lost-and-found/7`. */
export const recordPage = (pages: RecordPages) =>
  definePage<{ record: PublicRecord | null }>({
    path: `${pages.path}/*`,
    module: 'src/pages/record-pages.tsx',
    load: async ({ api, url }) => {
      const id = url.pathname.slice(pages.path.length + 1)
      if (!/^[1-9]\d{0,9}$/.test(id)) return { record: null }
      const record = await api.records.find<PublicRecord>(pages.resource, id)
      return { record: record && (await withBodies(api, pages, record)) }
    },
    head: ({ record }) =>
      record
        ? {
            title: String(record[pages.title]),
            description: `${listTitle(pages)}: ${String(record[pages.title])}`,
            canonical: `${pages.path}/${record.id}`,
          }
        : { title: publicMessages.pageNotFound, status: 404 },
    view: ({ data: { record } }) => {
      const title = record ? String(record[pages.title]) : publicMessages.pageNotFound
      return (
        <SectionLayout title={title} trail={[...trailOf(pages), { title }]}>
          <div className="record">
            {record && <RecordFacts pages={pages} record={record} names={pages.show} />}
            <p>
              <Link to={pages.path}>{listTitle(pages)}</Link>
            </p>
          </div>
        </SectionLayout>
      )
    },
  })

/** Renders a record's bodies as HTML. */
const withBodies = async (
  api: PublicApi,
  { fields }: RecordPages,
  record: PublicRecord,
): Promise<PublicRecord> => {
  const names = Object.keys(fields).filter((name) => fields[name]?.kind === 'richText')
  const bodies = await loadBodies(
    api,
    names.map((name) => record[name]),
  )
  return { ...record, ...Object.fromEntries(names.map((name, n) => [name, bodies[n]])) }
}

/** Breadcrumb of the list, from the site map if it has an entry. */
const trailOf = (pages: RecordPages) => {
  const steps = breadcrumb(pages.path)
  return steps.length > 0 ? steps : [{ title: listTitle(pages), path: pages.path }]
}
