import type { FormerDraftProblem } from '@kampana/engine-declare/messages/former-draft-messages'
import type { Selectable } from 'kysely'
import type { FormerOutcome } from '../../db/content-tables.ts'
import type { DbClient, Tables } from '../../db/tables.ts'

/** A stored draft of a file. */
export interface WaitingText {
  id: number
  path: string
  /** Null for a deletion. */
  text: string | null
  /** Text from which the draft began: '' for a new file, null if it wasn't stored. */
  base: string | null
  causer: string
  written_at: string
  /** True if an earlier start couldn't convert it. */
  wasLeft: boolean
}

/** Drafts that were reviewed, scheduled and published together. */
export interface WaitingRelease {
  note: string
  state: 'draft' | 'asked' | 'scheduled' | 'sent back'
  publishAt: string | null
  reviewNote: string | null
  /** The account that submitted them, if it was stored. */
  askedBy: number | null
  /** True if an earlier start converted other drafts of this set. */
  isRest: boolean
  texts: readonly WaitingText[]
}

/** A former draft without a record, with the reason. */
export interface LeftText {
  text: WaitingText
  problem: FormerDraftProblem
}

/** Drafts of files that no start has converted yet; with `again` also those that failed. */
export const readWaitingReleases = async (client: DbClient, again: boolean): Promise<WaitingRelease[]> => {
  const rows = await client
    .selectFrom('former_texts')
    .selectAll()
    .where('state', 'in', ['draft', 'waiting'])
    .orderBy('id')
    .execute()
  const isOpen = ({ outcome }: Row): boolean => outcome === null || (again && outcome === 'left out')
  return [...Map.groupBy(rows, keyOf).values()].flatMap((all) => {
    const open = all.filter(isOpen)
    return open.length > 0 ? [toRelease(all[0]!, all, open)] : []
  })
}

type Row = Selectable<Tables['former_texts']>

/** The previous version stored no set of drafts: one note and one time meant one set. */
const keyOf = ({ change_id, note, state, publish_at, causer }: Row): string =>
  JSON.stringify(change_id ?? [note, state, publish_at, note === '' && causer])

const toRelease = (first: Row, all: readonly Row[], open: readonly Row[]): WaitingRelease => ({
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

const stateOf = ({ state, publish_at, review_note }: Row): WaitingRelease['state'] => {
  if (publish_at !== null) return 'scheduled'
  if (state === 'waiting') return 'asked'
  return review_note === null ? 'draft' : 'sent back'
}

/** Stores the outcomes of drafts. */
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
