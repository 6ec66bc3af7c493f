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
export const toPlainSigns = (text: string): string =>
  Array.from(text, (sign) => plainSigns[sign] ?? sign).join('')

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
