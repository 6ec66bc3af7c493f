import { messages } from '@kampana/shared/messages/messages'
import type { Specification } from '../back-end/available-resource.ts'
import { msg } from '../language/msg.ts'

/** The specification's table of calls, as permissions: what a college's own back end has at least. */
const permissions: Readonly<Record<string, string>> = {
  users: 'list show edit delete activate',
  permissions: 'list',
  roles: 'list show create edit delete',
  updates: 'list show create edit delete',
  logs: 'list show',
  slides: 'list create delete',
}

/** The fields that the specification's records have. */
const fields: Readonly<Record<string, string>> = {
  users: 'name username email is_active roles created_at',
  permissions: 'description created_at',
  roles: 'description permissions created_at',
  updates: 'title subtitle category from to updates created_at posted_at',
  logs: 'description properties created_at',
  slides: 'src alt',
}

/** What its calls send of a record that is made or changed. */
const inputs: Readonly<Record<string, string>> = {
  users: 'roleIds',
  roles: 'description permissions',
  updates: 'title subtitle category from to updates',
}

/** Texts without what only our server does. */
const texts: Specification['texts'] = {
  updates: msg('Announcements, news and events.'),
  'roles.permissions': msg('Permissions of users with this role.'),
}

/** The custom actions for which it has a call, with what is asked before them where it does less than ours. */
const customActions: Specification['customActions'] = {
  users: { activate: messages.askActivateUntold, deactivate: undefined },
}

/** What the specification asks of any back end of a college. */
export const specification: Specification = { permissions, fields, inputs, texts, customActions }
