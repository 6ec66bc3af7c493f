import type { AlertTexts } from '../email/alert-texts.ts'

/** Text that 'Try this channel' posts. */
export const noticeTestTexts: AlertTexts = {
  texts: {
    en: { subject: 'This is only a test. The class schedule has not changed.', lines: [] },
    fil: { subject: 'Pagsubok lamang po ito. Walang pagbabago sa iskedyul ng klase.', lines: [] },
  },
  path: '/class-status',
  code: null,
}
