import type { Database } from '@kampana/server/db/tables'
import { callerOf, type Caller, type Outcome } from '../people/caller.ts'
import { bodyOf } from '../input/rich-text.ts'

/** The changes that the server acknowledged. */
interface Acknowledged {
  titles: string[]
  /** The last subtitle of the repeatedly edited update. */
  edits: number
  messages: string[]
}

const update = {
  subtitle: null,
  category: 'announcements',
  from: null,
  to: null,
  updates: bodyOf('The river rises.'),
}

/** Two publishing writers, one editor, and a visitor with messages. `names` distinguishes runs. */
export const writersAt = async (origin: string, administrator: Caller, names = 'Notice') => {
  const acknowledged: Acknowledged = { titles: [], edits: 0, messages: [] }
  const visitor = callerOf(origin)
  const created = await administrator.send('POST', '/api/updates', { ...update, title: `${names} edited` })
  const { id } = (JSON.parse(created.body) as { data: { id: number } }).data
  const count = { titles: 0, edits: 0, messages: 0 }
  const publish = async (): Promise<Outcome> => {
    const title = `${names} ${++count.titles}`
    const outcome = await administrator.send('POST', '/api/updates', { ...update, title })
    if (outcome.status === 201) acknowledged.titles.push(title)
    return outcome
  }
  const edit = async (): Promise<Outcome> => {
    const edits = ++count.edits
    const outcome = await administrator.send('PUT', `/api/updates/${id}`, { subtitle: String(edits) })
    if (outcome.status === 200) acknowledged.edits = edits
    return outcome
  }
  const write = async (): Promise<Outcome> => {
    const message = `${names} question ${++count.messages}`
    const from = { name: 'Ana', email: 'ana@family.example', contact_number: '0917', subject: 'Fees' }
    // A new family for each message, because each may send ten.
    const family = callerOf(origin, `198.51.${count.messages >> 8}.${count.messages & 255}`)
    const outcome = await family.send('POST', '/api/contactUs', { ...from, message })
    family.close()
    if (outcome.status === 200) acknowledged.messages.push(message)
    return outcome
  }
  const close = (): void => [administrator, visitor].forEach((caller) => caller.close())
  return { acknowledged, work: [publish, publish, edit, write], close }
}

/** Acknowledged data that a database lacks, and partial data. Empty if the database is correct. */
export const missingIn = async (
  db: Database,
  { titles, edits, messages }: Acknowledged,
  names = 'Notice',
): Promise<string[]> => {
  const updates = await db.selectFrom('updates').select(['id', 'title', 'subtitle']).execute()
  const logs = await db
    .selectFrom('logs')
    .select(['record_id', 'action'])
    .where('resource', '=', 'updates')
    .execute()
  const kept = await db.selectFrom('messages').select('message').execute()
  // The visitor also gets a confirmation, limited per day.
  const letters = await db
    .selectFrom('letters')
    .select('id')
    .where('recipient', '!=', 'ana@family.example')
    .execute()
  const created = logs.filter(({ action }) => action === 'create').map(({ record_id }) => record_id)
  const edited = updates.find(({ title }) => title === `${names} edited`)
  return [
    ...lacking(titles, new Set(updates.map(({ title }) => title))),
    ...lacking(messages, new Set(kept.map(({ message }) => message))),
    ...(Number(edited?.subtitle) < edits ? [`edit ${edits}: ${edited?.subtitle}`] : []),
    ...(updates
      .map(({ id }) => id)
      .toSorted(byNumber)
      .join() === created.toSorted(byNumber).join()
      ? []
      : ['each update has its entry in the log']),
    ...(letters.length === kept.length ? [] : ['each message has its letter']),
  ]
}

const lacking = (wanted: readonly string[], there: ReadonlySet<string>): string[] =>
  wanted.filter((each) => !there.has(each))
const byNumber = (a: number | null, b: number | null): number => Number(a) - Number(b)
