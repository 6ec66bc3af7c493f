import { referenceMany, datetime, longText, optional, readOnly, text, boolean } from '../kinds/index.ts'
import { messages } from '../messages/messages.ts'
import { defineResource } from '../resource.ts'

/** A named set of permissions that people hold. */
export const roles = defineResource({
  name: 'roles',
  singular: 'role',
  label: 'Roles',
  icon: 'badge',
  title: 'description',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  fields: {
    description: text('Description'),
    permissions: referenceMany('Permissions', 'permissions', 'permissions'),
    requires_two_step: optional(boolean('Requires two-step sign-in')),
    /** Addresses, one a line, to which it holds the permission to edit content; none are the whole site. */
    sections: optional(longText('Parts of the website', { max: 2000, rows: 3 })),
    created_at: readOnly(datetime('Created')),
  },
  unique: [['description']],
  failure: { show: messages.roleFailed },
})
