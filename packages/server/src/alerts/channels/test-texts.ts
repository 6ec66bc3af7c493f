import type { AlertTexts } from '../letter/alert-texts.ts'

/** Text that 'Try this channel' posts. */
export const noticeTestTexts: AlertTexts = {
  texts: {
    en: { subject: 'This is a test: nothing has happened to classes.', lines: [] },
    fil: { subject: 'Pagsubok lamang ito: walang pagbabago sa klase.', lines: [] },
  },
  path: '/class-status',
  code: null,
}
