/** The default alphabet of text messages (3GPP TS 23.038, 6.2.1), and its extension, of which each takes two places. */
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

/** Replaces characters that the alphabet lacks with equivalents that it has, such as straight quotes for curly ones. */
export const toPlainSigns = (text: string): string =>
  Array.from(text, (sign) => plainSigns[sign] ?? sign).join('')

/**
 * Whether a text takes at most `max` places of text messages. One has 160, or 153 where there are several; with any character
 * outside of the alphabet it is 70, or 67.
 */
export const fitsTextMessages = (text: string, max: number): boolean => {
  const signs = Array.from(text)
  const messages = max <= 160 ? 1 : Math.floor(max / 153)
  if (!signs.every((sign) => basic.has(sign) || extension.has(sign)))
    return text.length <= Math.min(max, messages === 1 ? 70 : messages * 67)
  const places = signs.reduce((sum, sign) => sum + (extension.has(sign) ? 2 : 1), 0)
  return places <= (messages === 1 ? max : messages * 153)
}
