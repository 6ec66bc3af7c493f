import type { ThreadEntry } from '@kampana/shared/calls/message-calls'
import type { Transaction } from 'kysely'
import { instant } from '@kampana/engine-server/clock'
import type { Causer } from '@kampana/engine-server/records/activity'
import type { DbClient, Tables } from '../../db/tables.ts'

/** Answers and notes of a message, oldest first, with the state of each answer's e-mail. */
export const readThread = async (client: DbClient, messageId: number): Promise<ThreadEntry[]> => {
  const rows = await client
    .selectFrom('message_answers')
    .leftJoin('letters', 'letters.id', 'message_answers.letter_id')
    .select([
      'message_answers.id',
      'kind',
      'text',
      'user_name',
      'message_answers.created_at',
      'letters.status',
      'letters.problem',
    ])
    .where('message_id', '=', messageId)
    .orderBy('message_answers.id')
    .execute()
  return rows.map(({ id, kind, text, user_name: by, created_at, status, problem }): ThreadEntry => {
    const entry: ThreadEntry = { id, kind, text, by, created_at }
    // A sent e-mail is deleted earlier than the message.
    if (kind === 'answer') entry.letter = { status: status ?? 'sent', problem }
    return entry
  })
}

/** Adds an answer or a note. Returns its id and time. */
export const addToThread = async (
  trx: Transaction<Tables>,
  entry: { message_id: number; kind: 'answer' | 'note'; text: string },
  { id, name }: Causer,
  now: Date,
): Promise<{ id: number; created_at: string }> =>
  trx
    .insertInto('message_answers')
    .values({ ...entry, user_id: id, user_name: name, letter_id: null, created_at: instant(now) })
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow()

/** Author and time of a message's last answer. */
export const lastAnswer = (
  trx: Transaction<Tables>,
  messageId: number,
): Promise<{ user_name: string; created_at: string } | undefined> =>
  trx
    .selectFrom('message_answers')
    .select(['user_name', 'created_at'])
    .where('message_id', '=', messageId)
    .where('kind', '=', 'answer')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
