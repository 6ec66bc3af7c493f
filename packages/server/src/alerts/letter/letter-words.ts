import type { NoticeLanguage } from '@kampana/shared/notices/words'

/** Fixed texts in e-mails of alerts. */
export const letterWords: Readonly<
  Record<
    NoticeLanguage,
    {
      read: string
      check: string
      why: string
      manage: string
      unsubscribe: string
      noReply: string
    }
  >
> = {
  en: {
    read: 'Read it on our website',
    check: 'Check that it is ours',
    why: 'You get this because you asked for it on our website.',
    manage: 'Change what you get',
    unsubscribe: 'Stop these letters',
    noReply: 'Nobody reads answers to this letter.',
  },
  fil: {
    read: 'Basahin sa aming website',
    check: 'Tiyaking galing ito sa amin',
    why: 'Natatanggap mo ito dahil hiniling mo ito sa aming website.',
    manage: 'Baguhin ang natatanggap mo',
    unsubscribe: 'Itigil ang mga liham na ito',
    noReply: 'Walang nagbabasa ng mga sagot sa liham na ito.',
  },
}
