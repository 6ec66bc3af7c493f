import { headerValue } from '@kampana/engine-declare/text/header-value'
/** Header that names a download (RFC 6266): in ASCII for old clients, and with all characters (RFC 8187). */
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

/** Percent-encodes everything except `attr-char` of RFC 8187; encodeURIComponent leaves four characters. */
const encode = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
