/**
 * A person who registers chooses the name and the recipient, who may be anybody, so the greeting must not carry a link, a
 * number or a message. Mail programs turn anything like a domain into a link, in any script.
 */
export const dear = (name: string): string =>
  isNameLike.test(name) && !addressLike.test(name) ? `Dear ${name},` : 'Good day,'
const isNameLike = /^[\p{L}\p{M} .,'’-]{1,80}$/u
const addressLike = /[\p{L}\p{M}]\.[\p{L}\p{M}]{2}/u
