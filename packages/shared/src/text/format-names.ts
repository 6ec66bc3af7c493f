// Made when first it is asked for, since a start would load its rules for it.
let list: Intl.ListFormat | undefined
/** As people list things: `A, B and C`. */
export const formatNames = (names: readonly string[]): string =>
  (list ??= new Intl.ListFormat('en-GB')).format(names)
