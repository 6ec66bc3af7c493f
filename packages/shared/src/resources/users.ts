import { email, referenceMany, datetime, readOnly, text, boolean } from '../kinds/index.ts'
import { messages } from '../messages/messages.ts'
import { defineResource } from '../resource.ts'

/** Staff accounts. Of everything here an administrator changes only the roles; the status has its own call. */
export const users = defineResource({
  name: 'users',
  singular: 'user',
  label: 'Users',
  icon: 'people',
  title: 'name',
  actions: ['list', 'show', 'edit', 'delete', 'activate'],
  fields: {
    name: readOnly(text('Name')),
    username: readOnly(text('Username')),
    email: readOnly(email('Email')),
    is_active: readOnly(boolean('Status', { yes: 'Active', no: 'Inactive' })),
    roles: referenceMany('Roles', 'roles', 'roleIds'),
    created_at: readOnly(datetime('Registered')),
  },
  search: ['name', 'username', 'email'],
  searchIndex: true,
  unique: [['username'], ['email']],
  paths: { show: '/users/:id', edit: '/users/:id/edit' },
  empty: messages.noUsers,
  failure: { list: messages.usersFailed, show: messages.userFailed },
})
