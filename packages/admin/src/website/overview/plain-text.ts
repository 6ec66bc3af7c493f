/** A text as it is searched: in small letters, without the marks on them that people leave out. */
export const plainText = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
