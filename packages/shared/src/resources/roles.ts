import {
  referenceMany,
  datetime,
  longText,
  optional,
  readOnly,
  text,
  boolean,
} from '@kampana/engine-declare/kinds/index'
import { messages } from '../messages/messages.ts'
import { defineResource } from '@kampana/engine-declare/resource'

/** A named set of permissions. */
export const roles = defineResource({
  name: 'roles',
  singular: 'role',
  label: 'Roles',
  purpose: 'Named sets of permissions for staff, such as Editor or Registrar.',
  icon: 'badge',
  group: 'User Management',
  sections: 'ignored',
  title: 'description',
  csvIn: false,
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  sensitive: ['create', 'edit'],
  fields: {
    description: text('Description'),
    permissions: referenceMany('Permissions', 'permissions', 'permissions'),
    requires_two_step: optional(boolean('Requires two-step sign-in')),
    /** Addresses of sections with their descendants, one per line; empty for the whole site. */
    sections: optional(longText('Sections', { max: 2000 })),
    created_at: readOnly(datetime('Created')),
  },
  help: {
    description: 'The name by which you choose it: “Registrar”.',
    permissions: 'Permissions of the people with this role. You can grant only permissions that you have.',
    requires_two_step: 'Its holders must confirm each sign-in with a code from their phone.',
    sections:
      'Limits the role to these pages and the pages under them. Leave it empty for the whole website.',
  },
  unique: [['description']],
  failure: { show: messages.roleFailed },
})
