import type { Changes } from '@kampana/shared/kinds/index'
import type { Resource } from '@kampana/shared/resource'
import type { Transaction } from 'kysely'
import { instant } from '../clock.ts'
import type { Tables } from '../db/tables.ts'

/** Who makes a change: the person signed in. */
export interface Causer {
  id: number
  username: string
  name: string
}
export interface Activity {
  /** Null where nobody is signed in, as at a link from a letter. */
  causer: Causer | null
  /** Who did it where nobody is signed in, for the sentence: 'Somebody' unless told. */
  by?: string
  resource: Pick<Resource, 'name' | 'singular'>
  action: keyof typeof phrases
  /** Null where it is about no record, as a user name that nobody has. */
  id: number | null
  /** The record's title, by which people know it. */
  title: string
  now: Date
  /** From where, of signing in and out. */
  ip?: string
  /** Values after the change, and before it; of a change only what changed. Never a secret. */
  attributes?: Readonly<Record<string, unknown>>
  old?: Readonly<Record<string, unknown>>
}

/** What was done, as the log tells it: 'maria **created** the update …'. */
const phrases = {
  create: 'created',
  edit: 'edited',
  delete: 'deleted',
  restore: 'restored',
  move: 'moved',
  activate: 'activated',
  deactivate: 'deactivated',
  register: 'registered',
  verify: 'confirmed the address of',
  'change-password': 'changed the password of',
  'reset-password': 'reset the password of',
  'turn-on-two-step': 'turned on two-step sign-in for',
  'turn-off-two-step': 'turned off two-step sign-in for',
  'use-recovery-code': 'signed in with a recovery code as',
  'sign-in': 'signed in as',
  'sign-out': 'signed out as',
  'sign-in-failed': 'failed to sign in as',
  'sign-in-locked': 'was stopped, after too many tries, from signing in as',
  expire: 'deleted, whose address was never confirmed,',
  'make-reset-link': 'made a reset link for',
  'end-session': 'ended a session of',
  'send-again': 'sent again',
  publish: 'published',
} as const

/** Writes the one log entry of a change, in the change's own transaction. Answers the entry's id. */
export const recordActivity = async (
  trx: Transaction<Tables>,
  { causer, by = 'Somebody', resource, action, id, title, now, ip, attributes, old }: Activity,
): Promise<number> => {
  const properties: Changes = {
    causer: causer && { id: causer.id, username: causer.username, name: causer.name },
    ...(ip !== undefined && { ip }),
    ...(attributes && { attributes }),
    ...(old && { old }),
  }
  const { id: entry } = await trx
    .insertInto('logs')
    .values({
      description: `${causer?.username ?? by} ${phrases[action]} the ${resource.singular} '${title}'`,
      username: causer?.username ?? null,
      resource: resource.name,
      record_id: id,
      action,
      properties: JSON.stringify(properties),
      created_at: instant(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return entry
}
