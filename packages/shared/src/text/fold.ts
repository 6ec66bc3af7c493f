/**
 * A text as it is compared with what people look for: small letters without marks, so that 'Piña', 'PIÑA' and 'pina' are
 * the same. The databases have a function of this name that does the same.
 */
export const fold = (text: string): string =>
  // Most text has no marks, and long lists are searched through this.
  /^[\0-\x7f]*$/.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(/[\u0300-\u036f]/g, '')
        .toLowerCase()

/** The words of a text, folded, in their order. What is neither letter nor digit parts them. */
export const tokenize = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
