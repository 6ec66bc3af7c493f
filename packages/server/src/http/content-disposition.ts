import { headerValue } from '@kampana/shared/text/header-value'
/**
 * The header that names a download (RFC 6266): in ASCII for old clients, and with all of its letters (RFC 8187).
 */
export const contentDisposition = (type: 'attachment' | 'inline', name: string, short = name): string => {
  const inAscii = toAscii(short)
  const plain = `${type}; filename="${inAscii}"`
  return inAscii === name ? plain : plain + headerValue`; filename*=UTF-8''${encode(name)}`
}

const toAscii = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_')

/** Percent-encodes all but `attr-char` of RFC 8187, of which encodeURIComponent leaves four. */
const encode = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
