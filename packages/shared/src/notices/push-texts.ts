import type { NoticeLanguage } from './notice-phrases.ts'

/** Texts about notices on a phone. */
export interface PushTexts {
  byMail: string
  title: string
  /** Explanation before the browser asks for permission. */
  what: string
  consent: (college: string) => string
  start: string
  working: string
  /** Confirmation that notices arrive, and how to change that. */
  on: string
  stop: string
  stopped: string
  /** Name of a phone on its choices page. */
  address: string
  /** Reasons why notices can't arrive here. */
  cannot: Readonly<Record<'inApp' | 'homeScreen' | 'unsupported' | 'denied', string>>
}

export const pushTexts: Readonly<Record<NoticeLanguage, PushTexts>> = {
  en: {
    byMail: 'By e-mail',
    title: 'On this phone',
    what: 'A notice appears on your screen, also while it is locked: whether there are classes, for whom, and until when. Your browser will ask whether it may show them.',
    consent: (college) =>
      `${college} may show class notices on this phone, and announcements if I chose them. It keeps the address of this browser and these choices, no name and no child, until I stop them here.`,
    start: 'I agree: show them on this phone',
    working: 'One moment…',
    on: 'Class notices come to this phone. To change what comes, choose above and press the button again.',
    stop: 'Stop on this phone',
    stopped: 'Nothing more comes to this phone.',
    address: 'This phone',
    cannot: {
      inApp:
        'This page is open inside Messenger, Facebook or another app, which can’t show notices. Open it in your browser: press the three dots above, then “Open in browser”.',
      homeScreen:
        'On an iPhone or iPad, put this website on the home screen first: press Share, then “Add to Home Screen”, and open it from there.',
      unsupported: 'This browser can’t show notices. E-mail works everywhere.',
      denied:
        'Your browser doesn’t let this website show notices. Allow notifications in its settings for this website, and press again.',
    },
  },
  fil: {
    byMail: 'Sa e-mail',
    title: 'Sa teleponong ito',
    what: 'Lumalabas ang abiso sa inyong screen, kahit naka-lock: kung may pasok, para kanino, at hanggang kailan. Tatanungin kayo ng browser kung maaari itong magpakita ng abiso.',
    consent: (college) =>
      `Maaaring magpakita ang ${college} ng mga abiso sa klase sa teleponong ito, at ng mga anunsiyo kung pinili ko. Itinatago nito ang address ng browser na ito at ang mga piniling ito, walang pangalan at walang bata, hanggang itigil ko rito.`,
    start: 'Sumasang-ayon ako: ipakita sa teleponong ito',
    working: 'Sandali lang…',
    on: 'Dumarating ang mga abiso sa klase sa teleponong ito. Para baguhin, pumili sa itaas at pindutin ulit ang button.',
    stop: 'Itigil sa teleponong ito',
    stopped: 'Wala nang darating sa teleponong ito.',
    address: 'Ang teleponong ito',
    cannot: {
      inApp:
        'Nakabukas ang pahinang ito sa loob ng Messenger, Facebook o ibang app, na hindi makapagpapakita ng abiso. Buksan ito sa inyong browser: pindutin ang tatlong tuldok sa itaas, saka ang “Open in browser”.',
      homeScreen:
        'Sa iPhone o iPad, ilagay muna ang website na ito sa home screen: pindutin ang Share, saka ang “Add to Home Screen”, at buksan mula roon.',
      unsupported: 'Hindi makapagpapakita ng abiso ang browser na ito. Gumagana ang e-mail kahit saan.',
      denied:
        'Hindi pinapayagan ng inyong browser na magpakita ng abiso ang website na ito. Payagan ang notifications sa settings nito para sa website na ito, at pindutin ulit.',
    },
  },
}
