import * as z from 'zod'
import { get } from '@kampana/engine-declare/calls/call'

const shared = { access: 'anyone', tag: 'updates' } as const
const page = (shown: string) =>
  ({
    ...shared,
    summary: `List published ${shown}, ten per page, newest first`,
    query: { page: 'Page of results, counted from 1' },
    content: 'application/json',
  }) as const

/** The specification's public lists of updates, and redirects from former titles. */
export const updateCalls = {
  paginated: get('/api/updates/paginated', page('updates')),
  announcements: get('/api/updates/announcements', page('announcements')),
  newsAndEvents: get('/api/updates/newsAndEvents', page('news and events')),
}

export const formerTitleCalls = {
  find: get('/api/updates/formerly', {
    ...shared,
    summary: 'Find an update by a former or similar title',
    query: { category: 'Category of the address', title: 'Title in the address' },
    data: () => z.object({ id: z.int(), title: z.string(), category: z.string().nullable() }),
  }),
}
