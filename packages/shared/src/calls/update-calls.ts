import * as z from 'zod'
import { optional } from '@kampana/engine-declare/kinds/index'
import type { Fields } from '@kampana/engine-declare/resource'
import { updates } from '../resources/updates.ts'
import { get, post } from '@kampana/engine-declare/calls/call'

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

/** Makes all fields optional. */
const allOptional = <F extends Fields>(fields: F) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const { condition: _, requiredWith: _with, ...free } = field
      return [name, optional(free)]
    }),
  ) as unknown as { [K in keyof F]: F[K] & { required: false } }

/** Form of an unfinished update: nothing is required, and its days may be past. */
export const unfinishedUpdate = allOptional(updates.fields)

/** Calls that render an update in a form, and store nothing. */
export const updatePreviewCalls = {
  preview: post('/api/updates/preview', {
    access: ['create updates', 'edit updates'],
    tag: 'updates',
    summary: 'Preview an unsaved update',
    body: unfinishedUpdate,
    isUnparsed: true,
    data: () => z.object({ html: z.string() }),
    hasMessage: false,
    refusals: [419, 422],
  }),
}
