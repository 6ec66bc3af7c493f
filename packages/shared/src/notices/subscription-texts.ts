import { pushTexts, type PushTexts } from './push-texts.ts'
import type { PersonalPage } from './subscription.ts'
import type { NoticeLanguage } from './notice-phrases.ts'

type Shown = PersonalPage['show']

/** Texts of subscribers' pages and e-mails in one language. */
export interface SubscriptionTexts {
  title: string
  standing: string
  address: string
  language: string
  levels: string
  campuses: string
  noneIsAll: string
  updates: string
  /** Text of the consent. */
  consent: (college: string) => string
  send: string
  badAddress: string
  choose: string
  failed: string
  tooMany: string
  didYouMean: (address: string) => string
  pressAgain: string
  sent: string
  sentMore: string
  /** Shown before `sentMore` while e-mails are slow. */
  sentLater: string
  /** Heading and text of each page that a link opens. */
  pages: Readonly<Record<Shown, readonly [title: string, text: string]>>
  confirm: string
  save: string
  unsubscribe: string
  download: string
  remove: string
  removeText: string
  signUp: string
  toChoices: string
  all: string
  push: PushTexts
  letters: Readonly<
    Record<
      'confirm' | 'known' | 'invite',
      { subject: string; text: string; action: string; footnote: string }
    >
  >
}

export const subscriptionTexts: Readonly<Record<NoticeLanguage, SubscriptionTexts>> = {
  en: {
    title: 'Get class notices',
    standing: 'When classes are suspended, online or late, you hear of it as soon as it is posted.',
    address: 'E-mail address',
    language: 'Language',
    levels: 'Levels',
    campuses: 'Campuses',
    noneIsAll: 'Choose none to hear about all of them.',
    updates: 'Announcements, too',
    consent: (college) =>
      `${college} may send class notices to this address, and announcements if I chose them. It keeps the address and these choices, no name and no child, until I unsubscribe by the link in each letter.`,
    send: 'I agree: send me a letter to confirm',
    badAddress: 'This can’t be an e-mail address. It looks like ana@gmail.com.',
    choose: 'The list has changed. Please choose again.',
    failed: 'This could not be done. Please try again.',
    tooMany: 'Too many people are signing up just now. Please try again in ten minutes.',
    didYouMean: (address) => `Did you mean ${address}?`,
    pressAgain: 'Correct it, or press the button again if it is right.',
    sent: 'Look into your mailbox',
    sentLater: 'Many people are signing up right now, so the e-mail may take a while.',
    sentMore:
      'If letters reach this address, one is on its way. Open its link within 48 hours and press the button there: only then does it begin. If nothing comes, look into the folder for spam.',
    pages: {
      confirm: ['One more press', 'Press the button, and class notices come to this address:'],
      confirmed: ['You are subscribed', 'Class notices come here from now on:'],
      'already confirmed': ['Already confirmed', 'This link was used before. Class notices come here:'],
      saved: ['Your choices are saved', 'Class notices come here:'],
      choices: ['Your class notices', 'They come here:'],
      unsubscribe: ['Unsubscribe?', 'Nothing more will come here:'],
      ended: ['You are unsubscribed', 'Nothing more is sent here. What is kept of it is gone after 30 days:'],
      unknown: [
        'This link doesn’t work',
        'It is more than 48 hours old, was cut off on its way, or what it belonged to was deleted. Nothing was changed.',
      ],
      deleted: ['Everything is deleted', 'Nothing of your subscription is kept any more.'],
    },
    confirm: 'Yes, send me class notices',
    save: 'Save my choices',
    unsubscribe: 'Unsubscribe',
    download: 'Download what is kept of me',
    remove: 'Delete everything',
    removeText: 'This can’t be undone.',
    signUp: 'Subscribe to class notices',
    toChoices: 'Change my subscription',
    all: 'All',
    push: pushTexts.en,
    letters: {
      confirm: {
        subject: 'Please confirm: class notices by e-mail',
        text: 'Someone asked us to send class notices to this address. To subscribe, open the link within 48 hours and press the button on the page. We won’t send any notices before that.',
        action: 'Confirm my subscription',
        footnote: 'If this wasn’t you, ignore this e-mail. We delete this address after 48 hours.',
      },
      known: {
        subject: 'You already receive class notices',
        text: 'Someone asked us to send class notices to this address, which is already subscribed. To change your levels or language, or to unsubscribe, open the link.',
        action: 'Change my subscription',
        footnote: 'If this wasn’t you, ignore this e-mail. Your subscription stays the same.',
      },
      invite: {
        subject: 'Would you like class notices by e-mail?',
        text: 'We can e-mail you as soon as classes are suspended, moved online or delayed. To subscribe, open the link within 48 hours and press the button on the page. We won’t send any notices before that.',
        action: 'Subscribe to class notices',
        footnote:
          'If you are not interested, please ignore this e-mail. We won’t send a reminder, and we delete this address after 48 hours.',
      },
    },
  },
  fil: {
    title: 'Tumanggap ng mga abiso sa klase',
    standing: 'Kapag walang pasok, online o mas huli ang klase, malalaman ninyo pagkalabas ng abiso.',
    address: 'E-mail address',
    language: 'Wika',
    levels: 'Mga antas',
    campuses: 'Mga campus',
    noneIsAll: 'Walang pipiliin kung gusto ang lahat.',
    updates: 'Pati mga anunsiyo',
    consent: (college) =>
      `Maaaring magpadala ang ${college} ng mga abiso sa klase sa address na ito, at ng mga anunsiyo kung pinili ko. Itinatago nito ang address at ang mga piniling ito, walang pangalan at walang bata, hanggang tumigil ako sa pamamagitan ng link sa bawat sulat.`,
    send: 'Sumasang-ayon ako: padalhan ako ng sulat para kumpirmahin',
    badAddress: 'Hindi ito maaaring maging e-mail address. Ganito ang itsura: ana@gmail.com.',
    choose: 'Nagbago ang listahan. Pumili po ulit.',
    failed: 'Hindi ito nagawa. Subukan po ulit.',
    tooMany: 'Masyadong marami ang nagpapalista ngayon. Subukan po ulit makalipas ang sampung minuto.',
    didYouMean: (address) => `${address} po ba ang ibig ninyong sabihin?`,
    pressAgain: 'Itama ito, o pindutin ulit kung tama na.',
    sent: 'Tingnan ang inyong mailbox',
    sentLater: 'Marami ang nagpapalista ngayon, kaya maaaring matagalan ang e-mail.',
    sentMore:
      'Kung natatanggap ng address na ito ang mga sulat, may isang paparating. Buksan ang link nito sa loob ng 48 oras at pindutin ang button doon: saka lamang ito magsisimula. Kung walang dumating, tingnan ang folder ng spam.',
    pages: {
      confirm: [
        'Isang pindot na lang',
        'Pindutin ang button, at darating ang mga abiso sa klase sa address na ito:',
      ],
      confirmed: ['Nakalista na kayo', 'Mula ngayon, darating dito ang mga abiso sa klase:'],
      'already confirmed': [
        'Nakumpirma na',
        'Nagamit na ang link na ito. Dumarating dito ang mga abiso sa klase:',
      ],
      saved: ['Naitala na ang inyong pinili', 'Dumarating dito ang mga abiso sa klase:'],
      choices: ['Ang inyong mga abiso sa klase', 'Dumarating dito:'],
      unsubscribe: ['Titigil na po ba?', 'Wala nang darating dito:'],
      ended: [
        'Tumigil na ang mga abiso',
        'Wala nang ipadadala rito. Mabubura ang natitirang tala makalipas ang 30 araw:',
      ],
      unknown: [
        'Hindi gumagana ang link na ito',
        'Lampas na ito sa 48 oras, naputol sa daan, o nabura na ang kinabibilangan nito. Walang nabago.',
      ],
      deleted: ['Nabura na ang lahat', 'Wala nang natirang tala ng inyong pagpapalista.'],
    },
    confirm: 'Oo, padalhan ako ng mga abiso',
    save: 'Itala ang aking pinili',
    unsubscribe: 'Itigil',
    download: 'I-download ang nakatala tungkol sa akin',
    remove: 'Burahin ang lahat',
    removeText: 'Hindi na ito maibabalik.',
    signUp: 'Magpalista sa mga abiso sa klase',
    toChoices: 'Baguhin ang aking pinili',
    all: 'Lahat',
    push: pushTexts.fil,
    letters: {
      confirm: {
        subject: 'Pakikumpirma: mga abiso sa klase sa e-mail',
        text: 'May humiling na padalhan namin ng mga abiso sa klase ang address na ito. Para magpalista, buksan ang link sa loob ng 48 oras at pindutin ang button sa pahina. Wala po kaming ipadadala bago iyon.',
        action: 'Kumpirmahin',
        footnote:
          'Kung hindi kayo ang humiling, balewalain po ang e-mail na ito. Buburahin namin ang address na ito makalipas ang 48 oras.',
      },
      known: {
        subject: 'Nakatatanggap na kayo ng mga abiso sa klase',
        text: 'May humiling na padalhan namin ng mga abiso sa klase ang address na ito, pero nakalista na po ito. Para baguhin ang mga antas o wika, o para itigil ang mga abiso, buksan ang link.',
        action: 'Baguhin ang aking pinili',
        footnote:
          'Kung hindi kayo ang humiling, balewalain po ang e-mail na ito. Walang magbabago sa inyong mga pinili.',
      },
      invite: {
        subject: 'Gusto po ba ninyo ng mga abiso sa klase sa e-mail?',
        text: 'Maaari po namin kayong i-e-mail agad kapag walang pasok, online o mas huli ang klase. Para magpalista, buksan ang link sa loob ng 48 oras at pindutin ang button sa pahina. Wala po kaming ipadadala bago iyon.',
        action: 'Magpalista sa mga abiso sa klase',
        footnote:
          'Kung ayaw po ninyo, balewalain ang e-mail na ito. Hindi na namin kayo paaalalahanan, at buburahin namin ang address na ito makalipas ang 48 oras.',
      },
    },
  },
}
