import { messages } from '@kampana/shared/messages/messages'
import type { Specification } from '@kampana/engine-admin/back-end/available-resource'
import { msg } from '@kampana/engine-admin/language/msg'

/** The specification's calls as permissions. Every college's back end has at least these. */
const permissions: Readonly<Record<string, string>> = {
  users: 'list show edit delete activate',
  permissions: 'list',
  roles: 'list show create edit delete',
  updates: 'list show create edit delete',
  logs: 'list show',
  slides: 'list create delete',
}

/** Fields of the specification's records. */
const fields: Readonly<Record<string, string>> = {
  users: 'name username email is_active roles created_at',
  permissions: 'description created_at',
  roles: 'description permissions created_at',
  updates: 'title subtitle category from to updates created_at posted_at',
  logs: 'description properties created_at',
  slides: 'src alt',
}

/** Inputs of its create and edit calls. */
const inputs: Readonly<Record<string, string>> = {
  users: 'roleIds',
  roles: 'description permissions',
  updates: 'title subtitle category from to updates',
}

/** Texts that leave out features of our server. */
const texts: Specification['texts'] = {
  updates: msg('Announcements, news and events.'),
  'roles.permissions': msg('Permissions of users with this role.'),
}

/** Custom actions with a call, and their confirmation text if they do less than ours. */
const customActions: Specification['customActions'] = {
  users: { activate: messages.askActivateUntold, deactivate: undefined },
}

/** Features that the specification requires of any back end. */
export const specification: Specification = {
  permissions,
  joinedIds: 'slides',
  fields,
  inputs,
  texts,
  customActions,
}
