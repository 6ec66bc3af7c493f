const schemes = new Set(['https', 'http', 'mailto', 'tel'])

/** Problem of a link's address, as a sentence for authors; undefined if browsers may follow it. */
export const linkProblem = (href: string): string | undefined => {
  const address = decodeEntities(href)
  if (/[\p{Cc}\p{Cf}]/u.test(address)) return `the address ${shorten(href)} contains an invisible character.`
  if (/^[/\\]{2}|^\/?\\/.test(address.trim()))
    return `the address ${shorten(href)} points to another site. Write the whole address, starting with https://.`
  const [, scheme] = /^([^/?#:]*):/.exec(address.trim()) ?? []
  if (scheme === undefined || schemes.has(scheme.toLowerCase())) return undefined
  return `the address ${shorten(href)} starts with "${shorten(scheme)}:". Start a link with https://, mailto: or tel:, or with / for a page of this site.`
}

const shorten = (text: string): string => {
  const visible = text.replace(/[\p{Cc}\p{Cf}]/gu, '')
  return visible.length > 60 ? `${visible.slice(0, 60)}…` : visible
}

/** Decodes the entities that browsers decode in an address, as far as they can hide a scheme. */
const decodeEntities = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(colon|tab|newline|sol|bsol));?/gi, decodeEntity)

const decodeEntity = (entity: string, hexadecimal?: string, decimal?: string, name?: string): string => {
  if (name !== undefined) return named[name.toLowerCase()] ?? entity
  const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16)
  return code <= 0x10ffff ? String.fromCodePoint(code) : entity
}
const named: Readonly<Record<string, string>> = { colon: ':', tab: '\t', newline: '\n', sol: '/', bsol: '\\' }
