import type { NoticeLanguage } from './notice-phrases.ts'

/** Page to subscribe to class notices. */
export const alertsPath = '/class-status/alerts'

/** A subscriber's choices. */
export interface Choices {
  /** Null for all. */
  levels: readonly string[] | null
  campuses: readonly string[] | null
  language: NoticeLanguage
  /** True if announcements are included. */
  updates: boolean
}

/** Page of one subscription, which only its link opens. */
export interface OwnSubscription {
  /** Initial content. */
  show: 'confirm' | 'confirmed' | 'already confirmed' | 'saved' | 'choices' | 'unsubscribe' | 'ended'
  /** Base address of its pages: `/class-status/alerts/…`. */
  path: string
  /** Masked, because e-mails are forwarded; null for a phone. */
  address: string | null
  choices: Choices
  /** Text that the button agrees to. */
  consent: string
}
/** Page of a link without a subscription, or with an ended one. */
export interface NoSubscription {
  show: 'unknown' | 'deleted'
}
export type PersonalPage = OwnSubscription | NoSubscription
