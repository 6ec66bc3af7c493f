import type { FormerDraftProblem } from '@kampana/shared/messages/former-draft-messages'
import type { Selectable } from 'kysely'
import type { FormerOutcome } from '../../db/content-tables.ts'
import type { DbClient, Tables } from '../../db/tables.ts'

/** A draft of a file, as the table keeps it. */
export interface WaitingText {
  id: number
  path: string
  /** Null where the file was to be deleted. */
  text: string | null
  /** What the draft began from: '' for a new file; null where nobody kept it. */
  base: string | null
  causer: string
  written_at: string
  /** Whether an earlier start has left it out. */
  wasLeft: boolean
}

/** Drafts that were reviewed, scheduled and published together. */
export interface WaitingChange {
  note: string
  state: 'draft' | 'asked' | 'scheduled' | 'sent back'
  publishAt: string | null
  reviewNote: string | null
  /** The account that submitted it, where that was kept. */
  askedBy: number | null
  /** Whether an earlier start has carried other drafts of it. */
  isRest: boolean
  texts: readonly WaitingText[]
}

/** A former draft that no record has, and why. */
export interface LeftText {
  text: WaitingText
  problem: FormerDraftProblem
}

/** The drafts of files that no start has carried yet; with `again` also those that were left out. */
export const readWaitingChanges = async (client: DbClient, again: boolean): Promise<WaitingChange[]> => {
  const rows = await client
    .selectFrom('former_texts')
    .selectAll()
    .where('state', 'in', ['draft', 'waiting'])
    .orderBy('id')
    .execute()
  const isOpen = ({ outcome }: Row): boolean => outcome === null || (again && outcome === 'left out')
  return [...Map.groupBy(rows, keyOf).values()].flatMap((all) => {
    const open = all.filter(isOpen)
    return open.length > 0 ? [toChange(all[0]!, all, open)] : []
  })
}

type Row = Selectable<Tables['former_texts']>

/** The version before this one kept no change of a draft: what has one note and one time was one change. */
const keyOf = ({ change_id, note, state, publish_at, causer }: Row): string =>
  JSON.stringify(change_id ?? [note, state, publish_at, note === '' && causer])

const toChange = (first: Row, all: readonly Row[], open: readonly Row[]): WaitingChange => ({
  note: first.note,
  state: stateOf(first),
  publishAt: first.publish_at,
  reviewNote: first.review_note,
  askedBy: first.asked_by,
  isRest: all.some(({ outcome }) => outcome === 'carried'),
  texts: open.map(({ id, path, text, base, causer, written_at, outcome }) => ({
    id,
    path,
    text,
    base,
    causer,
    written_at,
    wasLeft: outcome !== null,
  })),
})

const stateOf = ({ state, publish_at, review_note }: Row): WaitingChange['state'] => {
  if (publish_at !== null) return 'scheduled'
  if (state === 'waiting') return 'asked'
  return review_note === null ? 'draft' : 'sent back'
}

/** Notes what has become of drafts. */
export const settleTexts = async (
  client: DbClient,
  ids: readonly number[],
  outcome: FormerOutcome,
  problem: FormerDraftProblem | null = null,
): Promise<void> => {
  if (ids.length === 0) return
  await client
    .updateTable('former_texts')
    .set({ outcome, problem })
    .where('id', 'in', [...ids])
    .execute()
}
