import * as z from 'zod'
import { reference } from '@kampana/engine-declare/kinds/index'
import { roleLossesSchema } from '../role-losses.ts'
import { del, get, put } from '@kampana/engine-declare/calls/call'

/** Calls that show the dashboard as a role sees it, and end that view. */
export const viewedRoleCalls = {
  view: put('/api/viewed-role', {
    access: ['show roles'],
    tag: 'account',
    summary: 'View the dashboard as a role',
    body: { role: reference('Role', 'roles', 'role') },
    refusals: [419, 422],
  }),
  leave: del('/api/viewed-role', {
    access: 'signed in',
    tag: 'account',
    summary: 'Stop viewing the dashboard as a role',
    whileViewing: true,
  }),
}

const shared = { access: ['edit roles'], tag: 'roles' } as const

/** Calls for the roles that lost abilities in the upgrade. */
export const roleLossCalls = {
  list: get('/api/role-losses', {
    ...shared,
    summary: 'List unreviewed roles that lost permissions in the upgrade',
    data: () => z.array(roleLossesSchema()),
    refusals: [403],
  }),
  review: del('/api/role-losses/:id', {
    ...shared,
    ids: { id: 'Role' },
    summary: 'Mark a role that lost permissions in the upgrade as reviewed',
    refusals: [403, 419],
  }),
}
