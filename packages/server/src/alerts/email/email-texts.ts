import type { NoticeLanguage } from '@kampana/shared/notices/notice-phrases'

/** Fixed texts of alert e-mails. */
export const emailTexts: Readonly<
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
    read: 'Read more on our website',
    check: 'Check that this is from us',
    why: 'You received this e-mail because you subscribed on our website.',
    manage: 'Change your subscription',
    unsubscribe: 'Unsubscribe',
    noReply: 'Please do not reply. We don’t read replies to this address.',
  },
  fil: {
    read: 'Magbasa pa sa aming website',
    check: 'Tiyaking galing ito sa amin',
    why: 'Natanggap ninyo ang e-mail na ito dahil nagpalista kayo sa aming website.',
    manage: 'Baguhin ang inyong mga pinili',
    unsubscribe: 'Itigil ang mga e-mail na ito',
    noReply: 'Huwag pong sumagot sa e-mail na ito. Hindi namin nababasa ang mga sagot.',
  },
}
