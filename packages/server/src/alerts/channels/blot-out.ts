/**
 * Makes a function that replaces secrets in a text, whichever way each of their characters is written: as it is, percent-encoded
 * once or more often, as in a form, escaped in JSON or HTML; and what is left of them in base64, wherever they stand in it.
 */
export const createBlotter = (secrets: readonly string[]): ((text: string) => string) => {
  const patterns = secrets
    .filter((secret) => secret !== '')
    // A secret may contain another one.
    .toSorted((a, b) => b.length - a.length)
    .flatMap((secret) =>
      [Array.from(secret, writings).join('')].concat([0, 1, 2].map((offset) => inBase64(secret, offset))),
    )
    .filter((pattern) => pattern !== '')
  if (patterns.length === 0) return (text) => text
  const all = new RegExp(patterns.join('|'), 'g')
  return (text) => text.replaceAll(all, '…')
}

/** The ways in which a character of ASCII is written. */
const writings = (character: string): string => {
  const hex = character.charCodeAt(0).toString(16).padStart(2, '0')
  const anyCase = hex.replaceAll(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)
  const ways = [
    String.raw`\\*${RegExp.escape(character)}`,
    `%(?:25)*${anyCase}`,
    String.raw`\\+u00${anyCase}`,
    `&#(?:${character.charCodeAt(0)}|[xX]0*${anyCase});`,
    ...(character === ' ' ? [String.raw`\+`] : []),
    ...(names[character] === undefined ? [] : [names[character]]),
  ]
  return `(?:${ways.join('|')})`
}

const names: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Base64 or base64url of a secret with so many bytes before it, without the characters that it shares with its neighbours. */
const inBase64 = (secret: string, offset: number): string => {
  const bytes = Buffer.from(' '.repeat(offset) + secret)
  const whole = bytes.toString('base64').replaceAll('=', '')
  const own = whole.slice(offset === 0 ? 0 : offset + 1, bytes.length % 3 === 0 ? undefined : -1)
  if (own.length < 5) return ''
  // Padding and the signs themselves may be percent-encoded or escaped in their turn.
  return own.replaceAll(/[+/]/g, (sign) =>
    sign === '+' ? String.raw`(?:[+\-]|%(?:25)*2[bB])` : String.raw`(?:\\*[/_]|%(?:25)*2[fF])`,
  )
}
