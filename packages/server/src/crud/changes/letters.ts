import type { Causer } from '../activity.ts'
import type { ChangeRow, Trx } from './members.ts'

/** What letters tell of a change. */
export interface ToldChange extends Pick<ChangeRow, 'id' | 'note' | 'began_by' | 'asked_by' | 'decided_by'> {
  /** What its records are called. */
  titles: readonly string[]
}

/** The letters that the engine asks for, in the transaction of what they tell of. */
export interface ChangeLetters {
  /** Tells those who hold all of these permissions that somebody asks for a publication. */
  asked: (
    trx: Trx,
    change: ToldChange,
    by: { causer: Causer; permissions: readonly string[] },
  ) => Promise<void>
  /** Tells who asked that it was published or, with a moment, scheduled. */
  published: (trx: Trx, change: ToldChange, by: { causer: Causer; moment: string | null }) => Promise<void>
  sentBack: (trx: Trx, change: ToldChange, by: { causer: Causer; reviewNote: string }) => Promise<void>
  /** Tells who wrote, asked for and approved it that it couldn't be published at its time. */
  failed: (trx: Trx, change: ToldChange, problem: string) => Promise<void>
}
