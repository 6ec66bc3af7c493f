import { publicMessages } from '@kampana/shared/messages/public-messages'

/** Fixed texts of pages in each language. */
export const pageLabels = {
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
} as const satisfies Record<string, PageLabels>

export type PageLanguage = 'en' | 'fil'
export interface PageLabels {
  ask: string
  contents: string
  next: string
  /** Date of a page's last review, and its owner. */
  checked: (day: string, by?: string) => string
  programs: string
  apply: string
  results: string
  office: string
  /** Labels of an office's fields that differ from the declared labels. */
  labels: Readonly<Record<string, string>>
}
