import { publicMessages } from '@kampana/shared/messages/public-messages'

/** What pages say besides what is written, in the languages that they are written in. */
export const pageWords = {
  en: {
    ask: 'Contact',
    contents: 'On this page',
    next: 'Next',
    checked: publicMessages.lastChecked,
    programs: 'Programs',
    apply: 'How to apply',
    results: 'Board results',
    office: 'Office',
    labels: {},
  },
  fil: {
    ask: 'Makipag-ugnayan',
    contents: 'Sa pahinang ito',
    next: 'Susunod',
    checked: (day, by) =>
      by === undefined ? `Huling nirepaso noong ${day}` : `Nirepaso noong ${day} ng ${by}`,
    programs: 'Mga programa',
    apply: 'Paano mag-apply',
    results: 'Resulta ng board exam',
    office: 'Tanggapan',
    labels: { desk: 'Tanggapan', place: 'Saan', hours: 'Oras', telephone: 'Telepono', mail: 'E-mail' },
  },
} as const satisfies Record<string, PageWords>

export type PageLanguage = 'en' | 'fil'
export interface PageWords {
  ask: string
  contents: string
  next: string
  /** When a page was last checked, and who looks after it. */
  checked: (day: string, by?: string) => string
  programs: string
  apply: string
  results: string
  office: string
  /** What the fields of an office are called, where it isn't their own label. */
  labels: Readonly<Record<string, string>>
}
