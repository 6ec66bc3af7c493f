/**
 * Makes a function that removes secrets from a text in any encoding of their characters: plain, percent-encoded (also
 * repeatedly), form-encoded, escaped in JSON or HTML, or in base64 at any offset.
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

/** Encodings of an ASCII character. */
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

/** Base64 or base64url of a secret at a byte offset, without the characters it shares with adjacent bytes. */
const inBase64 = (secret: string, offset: number): string => {
  const bytes = Buffer.from(' '.repeat(offset) + secret)
  const whole = bytes.toString('base64').replaceAll('=', '')
  const own = whole.slice(offset === 0 ? 0 : offset + 1, bytes.length % 3 === 0 ? undefined : -1)
  if (own.length < 5) return ''
  // Padding and special characters may themselves be percent-encoded or escaped.
  return own.replaceAll(/[+/]/g, (sign) =>
    sign === '+' ? String.raw`(?:[+\-]|%(?:25)*2[bB])` : String.raw`(?:\\*[/_]|%(?:25)*2[fF])`,
  )
}
