import * as z from 'zod'
import { get } from '@kampana/engine-declare/calls/call'

const role = () => z.object({ id: z.int(), description: z.string() })
const texts = () => z.array(z.string())

/** The signed-in person, as our own server sends it. Clients read it as an `Account`, which allows for other back ends. */
const currentAccount = () =>
  z.object({
    server: z.string().describe('Name of this software, which other back ends don’t send'),
    id: z.int(),
    name: z.string(),
    username: z.string(),
    email: z.string(),
    pending_email: z.string().nullable().describe('Unconfirmed new address'),
    is_active: z.int(),
    email_verified_at: z.string().nullable(),
    created_at: z.string(),
    undo_days: z.int().describe('Days for which deleted records can be restored'),
    two_step: z.boolean().describe('True if two-step sign-in is on'),
    roles: z.array(role()),
    viewed_role: role().nullable().describe('Role as which this session views the dashboard'),
    helpers: texts().optional().describe('Names of people who can give roles, for a person without any list'),
    permissions: texts(),
    limited_permissions: texts().describe('Permissions that are limited to sections of the site'),
    time_zone: z.string().describe('Time zone of the college (IANA)'),
    lists: z.record(z.string(), texts().readonly()).describe('Lists of the college by name'),
    values: z.record(z.string(), z.string()).describe('Values of the college that bodies may quote, by name'),
  })

/** Call for the signed-in person with roles and permissions. Sign-in reads the reply without this schema. */
export const currentAccountCalls = {
  read: get('/api/user', {
    access: 'session',
    tag: 'account',
    summary: 'Show the signed-in user',
    data: currentAccount,
  }),
}
