import { toSay } from '../language/translate.ts'
import { today } from '../format/time-zone.ts'

/** Records that home tells of, to those who may list them. */
export interface Matter {
  resource: string
  /** What they have in common. */
  title: string
  filter: Readonly<Record<string, unknown>>
  /** The newest first unless told. */
  sort?: { field: string; order: 'ASC' | 'DESC' }
  /** The field that says which record it is, and one that says more. */
  name: string
  more?: string
}

/** What waits for somebody to do something. */
export const waiting = (): readonly Matter[] => [
  {
    resource: 'users',
    title: toSay('Accounts waiting for activation'),
    filter: { is_active: 0 },
    name: 'name',
    more: 'created_at',
  },
  {
    resource: 'messages',
    title: toSay('Messages that nobody has read'),
    filter: { status: 'new' },
    sort: { field: 'created_at', order: 'ASC' },
    name: 'subject',
    more: 'name',
  },
  {
    resource: 'letters',
    title: toSay('Letters that failed'),
    filter: { status: 'failed' },
    name: 'subject',
    more: 'recipient',
  },
  {
    resource: 'updates',
    title: toSay('Drafts'),
    filter: { status: 'draft' },
    name: 'title',
    more: 'created_at',
  },
]

/** What comes by itself. */
export const coming = (): readonly Matter[] => [
  {
    resource: 'updates',
    title: toSay('Scheduled updates'),
    filter: { status: 'scheduled' },
    sort: { field: 'posted_at', order: 'ASC' },
    name: 'title',
    more: 'posted_at',
  },
  {
    resource: 'updates',
    title: toSay('Coming events'),
    filter: { category: 'news-and-events', to_gte: today() },
    sort: { field: 'from', order: 'ASC' },
    name: 'title',
    more: 'from',
  },
]
