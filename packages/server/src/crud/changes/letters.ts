import type { ChangeRow, Member, Trx } from './members.ts'

/** What letters tell of a change. */
export interface ToldChange extends Pick<
  ChangeRow,
  'id' | 'note' | 'began_by' | 'asked_by' | 'decided_by' | 'publish_at'
> {
  records: readonly Pick<Member, 'of' | 'record_id' | 'title'>[]
}

/** Who asks or decides. */
interface Person {
  id: number
  name: string
}

/** Who asks for a publication, and who can answer: some of those who hold a permission. */
export interface ReviewRequest {
  causer: Person
  permission: string
  mayAnswer: (userId: number) => Promise<boolean>
}

/** How somebody undid what was scheduled. */
export type Undone = 'withdrawn' | 'discarded' | 'renamed' | 'changed'

/** The letters that the engine asks for, in the transaction of what they tell of. */
export interface ChangeLetters {
  /** Tells those who can answer that somebody asks for a publication. */
  asked: (trx: Trx, change: ToldChange, by: ReviewRequest) => Promise<void>
  /** Tells who asked that it was published or, with a moment, scheduled. */
  published: (trx: Trx, change: ToldChange, by: { causer: Person; moment: string | null }) => Promise<void>
  sentBack: (trx: Trx, change: ToldChange, by: { causer: Person; reviewNote: string }) => Promise<void>
  /** Tells who approved a scheduled change that somebody else has undone it. */
  undone: (trx: Trx, change: ToldChange, by: { causer: Person; undone: Undone }) => Promise<void>
  /** Tells who wrote, asked for and approved it that it couldn't be published at its time. */
  failed: (trx: Trx, change: ToldChange, problem: string) => Promise<void>
}
