/** What pages say besides what is written, in the languages that they are written in. */
export const pageWords = {
  en: {
    ask: 'Whom to ask',
    contents: 'On this page',
    next: 'Next',
    programs: 'Programs',
    apply: 'How to apply',
    results: 'Board results',
    office: 'Office',
  },
} as const
export type PageWords = (typeof pageWords)['en']
