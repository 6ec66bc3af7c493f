import { classStatusLabels } from '../class-status-labels.ts'
import { formatNames } from '@kampana/engine-declare/text/format-names'
import { announcementLabels, type Announcement } from './announcements.ts'

/** Languages of a class notice's texts. */
export const noticeLanguages = { en: 'English', fil: 'Filipino' } as const
export type NoticeLanguage = keyof typeof noticeLanguages

/** Events after a notice was posted. */
export type NoticeEvent = 'changed' | 'ended' | 'withdrawn'

/** Words for days and times in a language, with its locale. */
export interface SpanPhrases {
  locale: string
  until: string
  to: string
  midnight: string
  noon: string
}

/** Texts about a notice's fields in a language. */
interface NoticePhrases {
  statuses: Readonly<Record<keyof typeof classStatusLabels, string>>
  announcements: Readonly<Record<Announcement, string>>
  coming: string
  /** Event of a notice, as a prefix of its subject and as a sentence. */
  events: Readonly<Record<NoticeEvent, { word: string; sentence: string }>>
  /** Number of inboxes and phones that received it, and the time. */
  sentTo: (inboxes: number, phones: number, time: string) => string
  allLevels: string
  allCampuses: string
  andOffices: string
  formatNames: (names: readonly string[]) => string
  /** First names if not all fit: `Kindergarten and 3 more levels`. */
  andMore: (names: readonly string[], more: number) => string
  countLevels: (count: number) => string
  countCampuses: (count: number) => string
  span: SpanPhrases
}

const listFilipino = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} at ${names.at(-1)}`

export const noticePhrases: Readonly<Record<NoticeLanguage, NoticePhrases>> = {
  en: {
    statuses: classStatusLabels,
    announcements: announcementLabels,
    coming: 'Coming',
    events: {
      changed: { word: 'Changed', sentence: 'We have changed a notice that we sent earlier. It now says:' },
      ended: { word: 'Ended', sentence: 'This notice has ended:' },
      withdrawn: { word: 'Withdrawn', sentence: 'We have withdrawn this notice. It is no longer in effect:' },
    },
    sentTo: (inboxes, phones, time) => {
      const count = (inboxes + phones).toLocaleString('en-US')
      if (phones === 0) return `Sent to ${count} ${inboxes === 1 ? 'inbox' : 'inboxes'} by ${time}`
      if (inboxes === 0) return `Sent to ${count} ${phones === 1 ? 'phone' : 'phones'} by ${time}`
      return `Sent to ${count} phones and inboxes by ${time}`
    },
    allLevels: 'All levels',
    allCampuses: 'all campuses',
    andOffices: 'and all offices',
    formatNames,
    andMore: (names, more) => `${names.join(', ')} and ${more} more ${more === 1 ? 'level' : 'levels'}`,
    countLevels: (count) => (count === 1 ? '1 level' : `${count} levels`),
    countCampuses: (count) => (count === 1 ? '1 campus' : `${count} campuses`),
    span: { locale: 'en-US', until: 'until', to: 'to', midnight: 'midnight', noon: 'noon' },
  },
  fil: {
    statuses: {
      suspended: 'Walang pasok',
      online: 'Online o modular na klase',
      late: 'Mas huli ang simula ng klase',
      resumed: 'May pasok gaya ng dati',
    },
    announcements: {
      'signal-1': 'Signal Blg. 1',
      'signal-2': 'Signal Blg. 2',
      'signal-3': 'Signal Blg. 3',
      'signal-4': 'Signal Blg. 4',
      'signal-5': 'Signal Blg. 5',
      'yellow-rainfall': 'Dilaw na babala sa ulan',
      'orange-rainfall': 'Kahel na babala sa ulan',
      'red-rainfall': 'Pulang babala sa ulan',
      flood: 'Baha',
      heat: 'Matinding init',
      earthquake: 'Lindol',
      ashfall: 'Abo ng bulkan',
      'local-order': 'Utos ng gobernador o alkalde',
      'national-order': 'Utos ng Malacañang',
      utilities: 'Walang kuryente o tubig',
      weather: 'Dahil sa panahon',
      cleared: 'Bumuti na ang panahon',
    },
    coming: 'Paparating',
    events: {
      changed: { word: 'Binago', sentence: 'Binago namin ang abisong naipadala na. Ito na ang nakasaad:' },
      ended: { word: 'Tapos na', sentence: 'Tapos na ang abisong ito:' },
      withdrawn: { word: 'Binawi', sentence: 'Binawi na namin ang abisong ito. Wala na itong bisa:' },
    },
    sentTo: (inboxes, phones, time) => {
      const whom = [...(phones > 0 ? ['telepono'] : []), ...(inboxes > 0 ? ['inbox'] : [])].join(' at ')
      return `Naipadala sa ${(inboxes + phones).toLocaleString('en-US')} ${whom} bago mag-${time}`
    },
    allLevels: 'Lahat ng antas',
    allCampuses: 'lahat ng kampus',
    andOffices: 'at lahat ng opisina',
    formatNames: listFilipino,
    andMore: (names, more) => `${names.join(', ')} at ${more} pang antas`,
    countLevels: (count) => `${count} antas`,
    countCampuses: (count) => `${count} kampus`,
    span: { locale: 'fil-PH', until: 'hanggang', to: 'hanggang', midnight: 'hatinggabi', noon: 'tanghali' },
  },
}
