import type { Transaction } from 'kysely'
import { after, instant } from '@kampana/engine-server/clock'
import type { DeliveryState } from '../../db/alert-tables.ts'
import type { Tables } from '../../db/tables.ts'
import { endContact, noteContactFailure, noteContactsReached } from '../contacts/end-contact.ts'
import type { DeliveryKey } from './alert-row.ts'
import { readHeld, type Held } from './hold-deliveries.ts'
import type { EmailOutcome } from './mail-connection.ts'
import { asksForLess } from './pace.ts'

/**
 * Outcome of a delivery. An accepted post has a reference if its service returned one. `gone`: the phone no longer exists;
 * `later`: a retry is allowed after some seconds; `unsendable`: a retry wouldn't help.
 */
export type Outcome =
  | EmailOutcome
  | { kind: 'taken'; reply: string; reference?: string | number | undefined }
  | { kind: 'gone' | 'unsendable'; reply: string }
  | { kind: 'later'; reply: string; seconds: number; isLess: boolean }

/** Result of a delivery. */
export interface Result {
  of: Held
  outcome: Outcome
  at: Date
  /** Response time of the server in milliseconds. */
  took: number
}

/** Pauses before each retry, in seconds. The delivery fails after the last one. */
const pauses = [30, 120, 300, 900, 1800]
/** Number of tries with an unknown outcome after which a notice isn't sent again. */
const doubtfulTries = 3

/** Stores the outcomes of deliveries, and their consequences for contacts. */
export const markResults = async (
  trx: Transaction<Tables>,
  owner: number,
  results: readonly Result[],
): Promise<void> => {
  for (const result of results) {
    const values = await resultValues(trx, result)
    // Another node may have taken the delivery over from one that seemed dead.
    await trx
      .updateTable('deliveries')
      .set({ owner: null, reply: result.outcome.reply.slice(0, 250), ...values })
      .where('id', '=', result.of.id)
      .where('owner', '=', owner)
      .execute()
  }
  const taken = results.filter(({ outcome }) => outcome.kind === 'taken')
  await noteContactsReached(
    trx,
    taken.flatMap(({ of }) => of.contact_id ?? []),
    taken[0]?.at ?? new Date(0),
  )
}

interface Values {
  state: DeliveryState
  twice?: number
  tries?: number
  due_at?: string
  taken_at?: string
  took?: number
  reference?: string
}

const resultValues = async (trx: Transaction<Tables>, result: Result): Promise<Values> => {
  const { of, outcome, at, took } = result
  const { contact_id } = of
  if (outcome.kind === 'taken') {
    const reference = 'reference' in outcome ? JSON.stringify(outcome.reference) : undefined
    const taken = { state: 'taken', taken_at: instant(at), took: Math.round(took) } as const
    return reference === undefined ? taken : { ...taken, reference }
  }
  if (outcome.kind === 'unsendable') return { state: 'failed' }
  if (outcome.kind === 'gone') {
    if (contact_id !== null) await endContact(trx, contact_id, 'gone', at)
    return { state: 'gone' }
  }
  if (outcome.kind === 'later') {
    const pause = pauses[of.tries]
    return pause === undefined
      ? { state: 'failed' }
      : retry(Math.max(pause, outcome.seconds), of.tries + 1, at)
  }
  if (outcome.kind === 'lost') return lostValues(of, outcome.mayHaveArrived, at)
  if (asksForLess(outcome.reply)) return retry(pauses[0], of.tries, at)
  const pause = outcome.reply.startsWith('4') ? pauses[of.tries] : undefined
  if (pause !== undefined) return retry(pause, of.tries + 1, at)
  const failure = contact_id !== null && (await noteContactFailure(trx, contact_id, outcome.reply, at))
  return { state: failure === 'gone' ? 'gone' : 'failed' }
}

const lostValues = ({ kind, transport, tries }: Held, mayHaveArrived: boolean, at: Date): Values => {
  if (!mayHaveArrived) return retry(10, tries, at)
  // An update sent twice would be worse than one that may be missing. A post whose service didn't reply probably exists.
  if (kind === 'updates' || transport === 'chat' || tries >= doubtfulTries)
    return { state: 'unknown', twice: 1 }
  return { ...retry(10, tries + 1, at), twice: 1 }
}

const retry = (seconds = 0, tries: number, at: Date): Values => ({
  state: 'waiting',
  tries,
  due_at: instant(after(at, seconds)),
})

/** Marks deliveries as being sent. Returns those that this node still owns; other nodes take over from a paused node. */
export const markSending = async (
  trx: Transaction<Tables>,
  owner: number,
  all: readonly DeliveryKey[],
): Promise<Held[]> => {
  const begun: Held[] = []
  for (const [alertId, each] of Map.groupBy(all, ({ alert_id }) => alert_id)) {
    const marked = await trx
      .updateTable('deliveries')
      .set({ state: 'sending' })
      .where(
        'id',
        'in',
        each.map(({ id }) => id),
      )
      .where('owner', '=', owner)
      .where('state', '=', 'held')
      .returning('id')
      .execute()
    const ids = marked.map(({ id }) => id)
    if (ids.length > 0) begun.push(...(await readHeld(trx, alertId, ids)))
  }
  return begun
}
