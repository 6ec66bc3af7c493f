import type { Change, ChangeDetail, ChangedRecord, RecordDraft } from '@kampana/shared/api/changes'
import type { Answer, Person } from './person.ts'

type Values = Readonly<Record<string, unknown>>

/** Keeps the first draft over a record: what it says is changed, all else is as it is live. */
export const draftOver = (
  person: Person,
  path: string,
  values: Values,
  others: Values = {},
): Promise<Answer<RecordDraft>> =>
  person.put<RecordDraft>(`${path}/draft`, { values, ...others }, { 'if-none-match': '*' })

/** Keeps a draft over the one with this hash. */
export const draftAgain = (
  person: Person,
  path: string,
  { hash }: Pick<RecordDraft, 'hash'>,
  values: Values,
  others: Values = {},
): Promise<Answer<RecordDraft>> =>
  person.put<RecordDraft>(`${path}/draft`, { values, ...others }, { 'if-match': `"${hash}"` })

/** What a reviewer who has looked at a change approves. */
export const approvalOf = (change: { records: readonly ChangedRecord[] }) =>
  change.records.map(({ resource, id, hash, version }) => ({ resource, id, hash, version }))

export const readChange = async (person: Person, id: number): Promise<ChangeDetail> =>
  (await person.get<ChangeDetail>(`/api/releases/${id}`)).body.data

/** Publishes a change as it is now, at once or at a time. */
export const approve = async (
  person: Person,
  id: number,
  publish_at: string | null = null,
): Promise<Answer<Change>> => {
  const approved = approvalOf(await readChange(person, id))
  return person.put<Change>(`/api/releases/${id}/publish`, { approved, publish_at })
}
