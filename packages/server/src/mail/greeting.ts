/**
 * Greeting of a person. Anyone can register with any name and address, so the greeting must not contain a link, a number or a
 * message. E-mail clients turn anything like a domain into a link, in any script.
 */
export const dear = (name: string): string =>
  isNameLike.test(name) && !addressLike.test(name) ? `Dear ${name},` : 'Good day,'
const isNameLike = /^[\p{L}\p{M} .,'’-]{1,80}$/u
const addressLike = /[\p{L}\p{M}]\.[\p{L}\p{M}]{2}/u
