import { createApi, type Api, type JobOpening, type Update } from '@kampana/shared/api/api'
import { getPhase, type ClassNotice } from '@kampana/shared/class-status'
import type { SearchResult } from '@kampana/engine-declare/search'
import { queryInMemory, type ListQuery } from '@kampana/engine-declare/lists/list-query'

interface College {
  /** Class notices, newest first, and the time of the request. */
  notices?: readonly ClassNotice[]
  now?: string
  updates?: readonly Update[]
  openings?: readonly JobOpening[]
  /** Results of every search. */
  found?: { data: readonly SearchResult[]; all?: boolean; instead?: string | null }
  slides?: readonly { id: number; src: string; alt: string }[]
  /** Former titles of updates, with the current update. */
  formerly?: Readonly<Record<string, Pick<Update, 'id' | 'title' | 'category'>>>
}

/** API of a small college, answered in the test's own process. */
export const fakeApi = ({
  updates = [],
  openings = [],
  slides = [],
  formerly = {},
  notices = [],
  now = '2026-11-21T00:00:00.000000Z',
  found,
}: College = {}): Api => {
  const answer = ({ pathname, searchParams }: URL): unknown => {
    const page = (rows: readonly Update[]) => pageOf(rows, Number(searchParams.get('page') ?? 1))
    if (pathname === '/api/class-status/now')
      return { data: notices.filter((notice) => getPhase(now, notice) !== 'over'), now, until: null }
    if (pathname === '/api/class-status') return queried(notices, searchParams)
    if (pathname.startsWith('/api/class-status/')) {
      const found = notices.find(({ id }) => pathname.endsWith(`/${id}`))
      return found && { data: found }
    }
    if (pathname === '/api/search') return found && { ...found, meta: { total: found.data.length } }
    if (pathname === '/api/slides') return { data: [slides] }
    if (pathname === '/api/updates/paginated') return page(updates)
    if (pathname === '/api/updates/announcements') return page(of(updates, 'announcements'))
    if (pathname === '/api/updates/newsAndEvents') return page(of(updates, 'news-and-events'))
    if (pathname === '/api/job-openings') return queried(openings, searchParams)
    if (pathname === '/api/updates') return queried(updates, searchParams)
    return pathname === '/api/updates/formerly' ? formerly[searchParams.get('title') ?? ''] : undefined
  }
  return createApi({
    readCookies: () => '',
    fetch: async (input) => {
      const found = answer(new URL((input as Request).url))
      return found ? Response.json(found) : Response.json({ message: 'Nothing here.' }, { status: 404 })
    },
  })
}

/** An announcement by default. */
export const anUpdate = (given: Partial<Update> = {}): Update => ({
  id: 1,
  title: 'The library is open on Saturday',
  subtitle: null,
  category: 'announcements',
  from: null,
  to: null,
  created_at: '2026-11-20T17:30:00.000000Z',
  posted_at: '2026-11-20T17:30:00.000000Z',
  excerpt: 'From eight to twelve.',
  picture: null,
  updates: body('From eight to twelve.'),
  ...given,
})

/** A notice of suspended classes on November 21, 2026 by default. */
export const aNotice = (given: Partial<ClassNotice> = {}): ClassNotice => ({
  id: 7,
  status: 'suspended',
  levels: null,
  campuses: null,
  offices_closed: null,
  reason: 'Heavy rain',
  details: null,
  starts_at: '2026-11-20T16:00:00.000000Z',
  ends_at: '2026-11-21T15:59:00.000000Z',
  created_at: '2026-11-20T20:30:00.000000Z',
  ...given,
})

/** A library position by default. */
export const anOpening = (given: Partial<JobOpening> = {}): JobOpening => ({
  id: 1,
  title: 'School librarian',
  department: 'Library',
  body: body('Licensed, and fond of readers.'),
  closing_day: '2026-12-31',
  form: null,
  created_at: '2026-11-20T17:30:00.000000Z',
  ...given,
})

/** Body of an update with a single text. */
export const body = (text: string): string =>
  JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })

const of = (updates: readonly Update[], category: string) =>
  updates.filter((update) => update.category === category)

const pageOf = (rows: readonly Update[], page: number) => ({
  data: rows.slice((page - 1) * 10, page * 10),
  meta: { current_page: page, last_page: Math.max(1, Math.ceil(rows.length / 10)), total: rows.length },
})

const queried = <T>(rows: readonly T[], parameters: URLSearchParams) => {
  const given = ['sort', 'range', 'filter'].map(
    (name) => [name, JSON.parse(parameters.get(name) ?? 'null')] as const,
  )
  const query = Object.fromEntries(given.filter(([, value]) => value !== null)) as ListQuery
  const { data, total } = queryInMemory(rows, query)
  return { data, meta: { total } }
}
