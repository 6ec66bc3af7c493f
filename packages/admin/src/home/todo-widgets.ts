import { publishPermission } from '@kampana/engine-declare/resource'
import { pages } from '@kampana/shared/resources/pages'
import { undescribedSlide } from '@kampana/shared/resources/slides'
import { holds } from '@kampana/engine-admin/back-end/holds'
import { storedAccount } from '@kampana/engine-admin/back-end/stored-account'
import { msg } from '@kampana/engine-admin/language/msg'
import { endingSoon } from '../media/library/views.ts'
import { today } from '@kampana/engine-admin/format/time-zone'

/** Widget on home: a filtered list, for people who may list its records. */
export interface TodoWidget {
  resource: string
  /** True if only our own server has such records. */
  ours?: true
  /** Title of the list. */
  title: string
  filter: Readonly<Record<string, unknown>>
  /** Newest first by default. */
  sort?: { field: string; order: 'ASC' | 'DESC' }
  /** Fields with the record's name and with more details. */
  name: string
  more?: string
  /** Custom action that is available on home. */
  action?: string
}

/** Widgets of pending tasks. */
export const waiting = (): readonly TodoWidget[] => [
  {
    resource: 'users',
    title: msg('Accounts waiting for activation'),
    filter: { is_active: 0 },
    name: 'name',
    more: 'created_at',
  },
  {
    resource: 'messages',
    title: msg('Messages that nobody has read'),
    filter: { status: 'new' },
    sort: { field: 'created_at', order: 'ASC' },
    name: 'subject',
    more: 'name',
  },
  {
    resource: 'messages',
    title: msg('Messages for you to answer'),
    filter: { assigned_to: storedAccount.read()?.id ?? 0, status: ['new', 'read'] },
    sort: { field: 'created_at', order: 'ASC' },
    name: 'subject',
    more: 'name',
  },
  heldBack,
  {
    resource: 'letters',
    title: msg('Failed e-mails'),
    filter: { status: 'failed' },
    name: 'subject',
    more: 'recipient',
  },
  {
    resource: 'updates',
    title: msg('Drafts'),
    filter: { status: 'draft' },
    name: 'title',
    more: 'created_at',
  },
  {
    resource: 'slides',
    title: msg('Slides without a description'),
    ours: true,
    filter: { alt: undescribedSlide },
    name: 'alt',
    more: 'created_at',
  },
  {
    resource: 'pictures',
    title: msg('Pictures with expiring consent'),
    filter: endingSoon(),
    sort: { field: 'consent_until', order: 'ASC' },
    name: 'description',
    more: 'consent_until',
  },
  ...toCheck.map(([resource, title]): TodoWidget => ({
    resource,
    title,
    filter: { due_lte: today(), owner: lookedAfter() },
    sort: { field: 'due', order: 'ASC' },
    name: 'title',
    more: 'due',
    action: 'confirm',
  })),
]

/** Alerts that wait for approval after a restore or downtime. */
const heldBack: TodoWidget = {
  resource: 'alerts',
  title: msg('Alerts on hold'),
  filter: { status: 'paused' },
  name: 'subject',
  more: 'created_at',
  action: 'release',
}

/** Resources with a review date (`shared/content/checking.ts`). */
const toCheck = [
  ['pages', msg('Pages to look at again')],
  ['programs', msg('Programs to look at again')],
  ['monographs', msg('Monographs to look at again')],
] as const

/** Owners whose pages this person reviews: their roles and, with publish permission, pages without an owner. */
const lookedAfter = (): (number | null)[] => {
  const roles: (number | null)[] = (storedAccount.read()?.roles ?? []).map(({ id }) => id)
  return holds(publishPermission(pages)) ? [...roles, null] : roles
}

/** Widgets of upcoming events. */
export const coming = (): readonly TodoWidget[] => [
  {
    resource: 'updates',
    title: msg('Scheduled updates'),
    filter: { status: 'scheduled' },
    sort: { field: 'posted_at', order: 'ASC' },
    name: 'title',
    more: 'posted_at',
  },
  {
    resource: 'updates',
    title: msg('Upcoming events'),
    filter: { category: 'news-and-events', to_gte: today() },
    sort: { field: 'from', order: 'ASC' },
    name: 'title',
    more: 'from',
  },
]
