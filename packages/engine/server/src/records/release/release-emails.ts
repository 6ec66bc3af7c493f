import type { ReleaseRow, Member, Trx } from './members.ts'

/** A release as e-mails describe it. */
export interface ReleaseSummary extends Pick<
  ReleaseRow,
  'id' | 'note' | 'began_by' | 'asked_by' | 'decided_by' | 'publish_at'
> {
  records: readonly Pick<Member, 'of' | 'record_id' | 'title'>[]
}

/** The person who submits or decides. */
interface Person {
  id: number
  name: string
}

/** A submission, with the permission that its reviewers need. */
export interface ReviewRequest {
  causer: Person
  permission: string
  mayAnswer: (userId: number) => Promise<boolean>
}

/** Ways to undo a schedule. */
export type Undone = 'withdrawn' | 'discarded' | 'renamed' | 'changed'

/** E-mails that the engine requests, in the transaction of the event they report. */
export interface ReleaseEmails {
  /** Notifies some of the people who can review a submission. */
  asked: (trx: Trx, release: ReleaseSummary, by: ReviewRequest) => Promise<void>
  /** Notifies the submitter that the release was published or, with a time, scheduled. */
  published: (
    trx: Trx,
    release: ReleaseSummary,
    by: { causer: Person; moment: string | null },
  ) => Promise<void>
  sentBack: (trx: Trx, release: ReleaseSummary, by: { causer: Person; reviewNote: string }) => Promise<void>
  /** Notifies the approver of a scheduled release that another person undid the schedule. */
  undone: (trx: Trx, release: ReleaseSummary, by: { causer: Person; undone: Undone }) => Promise<void>
  /** Notifies the authors, the submitter and the approver that a scheduled publication failed. */
  failed: (trx: Trx, release: ReleaseSummary, problem: string) => Promise<void>
}
