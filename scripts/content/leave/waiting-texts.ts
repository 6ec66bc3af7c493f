import type { Database } from '@kampana/server/db/tables'

/** A text of staff that isn't live. */
export interface WaitingText {
  path: string
  /** Null for a file that is to be deleted. */
  text: string | null
  /** For people: `a draft of Ana Cruz`. */
  what: string
}

/** The drafts of texts over the folder, asked for and scheduled ones too, in the order of their paths. */
export const readWaiting = async (db: Database): Promise<WaitingText[]> => {
  const rows = await db
    .selectFrom('content_drafts')
    .innerJoin('content_changes', 'content_changes.id', 'content_drafts.change_id')
    .leftJoin('content_texts', 'content_texts.hash', 'content_drafts.hash')
    .select([
      'content_drafts.path',
      'content_drafts.causer',
      'content_changes.state',
      'content_changes.note',
      'content_changes.publish_at',
      'content_texts.text',
    ])
    .orderBy('content_drafts.path')
    .execute()
  return rows.map(({ path, text, state, note, causer, publish_at }) => {
    const kind = publish_at !== null ? `scheduled for ${publish_at}` : (states[state] ?? 'a draft')
    return { path, text, what: `${kind}, by ${causer}${note === '' ? '' : `, “${note}”`}` }
  })
}

const states: Readonly<Record<string, string>> = {
  asked: 'asked for',
  scheduled: 'scheduled',
  'sent-back': 'sent back',
}

/** A sentence for each that waits. */
export const tellWaiting = ({ path, what, text }: WaitingText): string =>
  `${path} (${what}) waits: publish or discard it before.${text === null ? ' It is to be deleted.' : ''}`
