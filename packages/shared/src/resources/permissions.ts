import { datetime, readOnly, text } from '@kampana/engine-declare/kinds/index'
import { messages } from '../messages/messages.ts'
import { defineResource } from '@kampana/engine-declare/resource'

/** One action on one resource. The list is derived from the declarations and can't be edited. */
export const permissions = defineResource({
  name: 'permissions',
  singular: 'permission',
  label: 'Permissions',
  purpose: 'All permissions that a role can have. Each permission allows one action on one type of record.',
  icon: 'key',
  group: 'User Management',
  title: 'description',
  actions: ['list'],
  fields: {
    name: readOnly(text('Name')),
    description: readOnly(text('Description')),
    created_at: readOnly(datetime('Created')),
  },
  order: ['id', 'ASC'],
  search: ['description', 'name'],
  unique: [['name']],
  failure: { list: messages.permissionsFailed },
})
