/** True for a safe link: web, e-mail, telephone, or this site. */
export const isSafeLink = (href: string): boolean =>
  isPlain(href) && /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i.test(href)

/** True for an image address on this server, or https for another back end's storage. */
export const isSafePictureUrl = (src: string): boolean =>
  isPlain(src) && /^(https:\/\/|\/(?![/\\]))/i.test(src)

/** True for an https address with a host and without credentials. */
export const isSafeUrl = (address: string): boolean =>
  isPlain(address) && /^https:\/\/[^/@\\]+(?:[/?#]|$)/i.test(address) && URL.canParse(address)

/** True for a page of this site: a path from its root. */
export const isPagePath = (address: string): boolean => isPlain(address) && /^\/(?![/\\])/.test(address)

/** True for an e-mail or telephone address. */
export const isContact = (address: string): boolean =>
  isPlain(address) && /^(?:mailto:.|tel:\+?\d)/.test(address)

/** In UTF-16 units. */
export const maxUrlLength = 2000

/** Rejects control characters, which browsers ignore in addresses, and invisible ones. */
const isPlain = (address: string): boolean =>
  address.length <= maxUrlLength &&
  !/[\u0000-\u0020\u007f-\u00a0\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]/.test(address)
