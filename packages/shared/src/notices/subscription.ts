import type { NoticeLanguage } from './words.ts'

/** Where class notices are subscribed to. */
export const alertsPath = '/class-status/alerts'

/** What somebody wants to hear of. */
export interface Choices {
  /** Null for all of them. */
  levels: readonly string[] | null
  campuses: readonly string[] | null
  language: NoticeLanguage
  /** Whether announcements are sent, too. */
  updates: boolean
}

/** The page of one subscription, which only its link opens. */
export interface OwnSubscription {
  /** What it asks or says first. */
  show: 'confirm' | 'confirmed' | 'already confirmed' | 'saved' | 'choices' | 'unsubscribe' | 'ended'
  /** The address of its pages, from which their names follow: `/class-status/alerts/…`. */
  path: string
  /** Masked, since letters are passed on; null for a phone. */
  address: string | null
  choices: Choices
  /** The sentence that is agreed to by the press. */
  consent: string
}
/** What a link opens that has no subscription, or none any more. */
export interface NoSubscription {
  show: 'unknown' | 'deleted'
}
export type PersonalPage = OwnSubscription | NoSubscription
