// Created on first use, because it loads rules that the start doesn't need.
let list: Intl.ListFormat | undefined
/** Formats a list: `A, B and C`. */
export const formatNames = (names: readonly string[]): string =>
  (list ??= new Intl.ListFormat('en-GB')).format(names)
