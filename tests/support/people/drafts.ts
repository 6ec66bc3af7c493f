import type { Release, ReleaseDetail, ReleaseRecord, RecordDraft } from '@kampana/engine-declare/api/releases'
import type { Answer, Person } from './person.ts'

type Values = Readonly<Record<string, unknown>>

/** Saves the first draft of a record: the given values differ from the live ones. */
export const draftOver = (
  person: Person,
  path: string,
  values: Values,
  others: Values = {},
): Promise<Answer<RecordDraft>> =>
  person.put<RecordDraft>(`${path}/draft`, { values, ...others }, { 'if-none-match': '*' })

/** Saves a draft over the one with this hash. */
export const draftAgain = (
  person: Person,
  path: string,
  { hash }: Pick<RecordDraft, 'hash'>,
  values: Values,
  others: Values = {},
): Promise<Answer<RecordDraft>> =>
  person.put<RecordDraft>(`${path}/draft`, { values, ...others }, { 'if-match': `"${hash}"` })

/** A reviewer's approval of a release. */
export const approvalOf = (change: { records: readonly ReleaseRecord[] }) =>
  change.records.map(({ resource, id, hash, version }) => ({ resource, id, hash, version }))

export const readRelease = async (person: Person, id: number): Promise<ReleaseDetail> =>
  (await person.get<ReleaseDetail>(`/api/releases/${id}`)).body.data

/** Publishes a release in its current state, immediately or at a time. */
export const approve = async (
  person: Person,
  id: number,
  publish_at: string | null = null,
): Promise<Answer<Release>> => {
  const approved = approvalOf(await readRelease(person, id))
  return person.put<Release>(`/api/releases/${id}/publish`, { approved, publish_at })
}
