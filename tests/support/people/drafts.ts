import type { Release, ReleaseDetail, ReleaseRecord, RecordDraft } from '@kampana/shared/api/releases'
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
export const approvalOf = (change: { records: readonly ReleaseRecord[] }) =>
  change.records.map(({ resource, id, hash, version }) => ({ resource, id, hash, version }))

export const readRelease = async (person: Person, id: number): Promise<ReleaseDetail> =>
  (await person.get<ReleaseDetail>(`/api/releases/${id}`)).body.data

/** Publishes a change as it is now, at once or at a time. */
export const approve = async (
  person: Person,
  id: number,
  publish_at: string | null = null,
): Promise<Answer<Release>> => {
  const approved = approvalOf(await readRelease(person, id))
  return person.put<Release>(`/api/releases/${id}/publish`, { approved, publish_at })
}
