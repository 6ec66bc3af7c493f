import type { Transaction } from 'kysely'
import { after, instant } from '../../clock.ts'
import type { DeliveryState } from '../../db/alert-tables.ts'
import type { Tables } from '../../db/tables.ts'
import { endContact, noteContactFailure, noteContactsReached } from '../contacts/end-contact.ts'
import type { DeliveryKey } from './alert-row.ts'
import { readHeld, type Held } from './hold-deliveries.ts'
import type { Outcome } from './mail-connection.ts'
import { asksForLess } from './pace.ts'

/** What a push service says besides: the phone is gone, or it is to be asked again after so many seconds at the earliest. */
type PushOutcome =
  | { kind: 'gone'; reply: string }
  | { kind: 'later'; reply: string; seconds: number; isLess: boolean }

/** What came back of a delivery. */
export interface Result {
  of: Held
  outcome: Outcome | PushOutcome | { kind: 'unsendable'; reply: string }
  at: Date
  /** How many milliseconds the mail server or push service took. */
  took: number
}

/** Pauses before each retry, in seconds; after the last one the delivery has failed. */
const pauses = [30, 120, 300, 900, 1800]
/** After so many tries that may have arrived a notice isn't sent again. */
const doubtfulTries = 3

/** Writes what became of deliveries, and what that says of their contacts. */
export const markResults = async (
  trx: Transaction<Tables>,
  owner: number,
  results: readonly Result[],
): Promise<void> => {
  for (const result of results) {
    const values = await resultValues(trx, result)
    await mine(trx, owner, result.of)
      .set({ owner: null, reply: result.outcome.reply.slice(0, 250), ...values })
      .execute()
  }
  const taken = results.filter(({ outcome }) => outcome.kind === 'taken')
  await noteContactsReached(
    trx,
    taken.map(({ of }) => of.contact_id),
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
}

const resultValues = async (trx: Transaction<Tables>, result: Result): Promise<Values> => {
  const { of, outcome, at, took } = result
  if (outcome.kind === 'taken') return { state: 'taken', taken_at: instant(at), took: Math.round(took) }
  if (outcome.kind === 'unsendable') return { state: 'failed' }
  if (outcome.kind === 'gone') {
    await endContact(trx, of.contact_id, 'gone', at)
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
  const failure = await noteContactFailure(trx, of.contact_id, outcome.reply, at)
  return { state: failure === 'gone' ? 'gone' : 'failed' }
}

const lostValues = ({ kind, tries }: Held, mayHaveArrived: boolean, at: Date): Values => {
  if (!mayHaveArrived) return retry(10, tries, at)
  // An update that came twice would be worse than one that may not have come.
  if (kind === 'updates' || tries >= doubtfulTries) return { state: 'unknown', twice: 1 }
  return { ...retry(10, tries + 1, at), twice: 1 }
}

const retry = (seconds = 0, tries: number, at: Date): Values => ({
  state: 'waiting',
  tries,
  due_at: instant(after(at, seconds)),
})

/** Marks deliveries as being sent. Returns those that this node still held: of a paused node others have taken over what it held. */
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
      .where('alert_id', '=', alertId)
      .where(
        'contact_id',
        'in',
        each.map(({ contact_id }) => contact_id),
      )
      .where('owner', '=', owner)
      .where('state', '=', 'held')
      .returning('contact_id')
      .execute()
    const ids = marked.map(({ contact_id }) => contact_id)
    if (ids.length > 0) begun.push(...(await readHeld(trx, alertId, ids)))
  }
  return begun
}

/** A delivery while this node holds it: another one may have taken it over from a node that seemed dead. */
const mine = (trx: Transaction<Tables>, owner: number, { alert_id, contact_id }: DeliveryKey) =>
  trx
    .updateTable('deliveries')
    .where('alert_id', '=', alert_id)
    .where('contact_id', '=', contact_id)
    .where('owner', '=', owner)
