import type { Settings } from '../../env.ts'
import type { AlertTexts } from '../email/alert-texts.ts'
import type { PostChannel } from './read-channels.ts'

/** Content of a post. */
export interface ChannelMessage {
  title: string
  text: string
  link: string
}

/**
 * Longest version that fits: both languages in full, both subjects, the English subject, or the English subject without the
 * link. Only a written title can be longer; it loses whole words from the end.
 */
export const writeMessage = (
  { texts, path, once }: AlertTexts,
  { text: { charset, max, link: hasLink } }: Pick<PostChannel, 'text'>,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
): ChannelMessage => {
  const notified = once ? [texts.en] : [texts.en, texts.fil]
  const link = hasLink ? new URL(path, publicUrl).href : ''
  const subjects = notified.map(({ subject }) => subject)
  const whole = notified.map(({ subject, lines }) => [subject, ...lines.map(({ text }) => text)].join('\n'))
  const write = (parts: readonly string[]): string => {
    const joined = parts.filter((part) => part !== '').join('\n\n')
    return charset === 'gsm-7' ? toPlainSigns(joined) : joined
  }
  const fits = (text: string): boolean =>
    charset === 'gsm-7' ? fitsTextMessages(text, max) : text.length <= max
  const wordings = [[...whole, link], [...subjects, link], [texts.en.subject, link], [texts.en.subject]]
  const title = shorten(write([texts.en.subject]), fits)
  return { title, text: wordings.map(write).find(fits) ?? title, link }
}

/** Drops words from the end until the text fits. */
const shorten = (text: string, fits: (text: string) => boolean): string => {
  if (fits(text)) return text
  const words = text.split(/\s+/)
  while (words.length > 0) {
    words.pop()
    const shorter = `${words.join(' ')} ...`
    if (fits(shorter)) return shorter
  }
  return ''
}

/** Default alphabet of text messages (3GPP TS 23.038, 6.2.1), and its extension, whose characters count twice. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
const extension = new Set('\f^{}\\[~]|€')

const plainSigns: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '•': '-',
  '·': '-',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2009': ' ',
}

/** Replaces characters missing from the alphabet with equivalents, such as straight quotes for curly ones. */
const toPlainSigns = (text: string): string => Array.from(text, (sign) => plainSigns[sign] ?? sign).join('')

/**
 * True if a text fits into `max` characters of text messages. One message has 160 characters, each of several has 153. With a
 * character outside the alphabet, it is 70 and 67.
 */
export const fitsTextMessages = (text: string, max: number): boolean => {
  const signs = Array.from(text)
  const messages = max <= 160 ? 1 : Math.floor(max / 153)
  if (!signs.every((sign) => basic.has(sign) || extension.has(sign)))
    return text.length <= Math.min(max, messages === 1 ? 70 : messages * 67)
  const places = signs.reduce((sum, sign) => sum + (extension.has(sign) ? 2 : 1), 0)
  return places <= (messages === 1 ? max : messages * 153)
}
