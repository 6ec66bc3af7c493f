const list = new Intl.ListFormat('en-GB')
/** As people list things: `A, B and C`. */
export const formatNames = (names: readonly string[]): string => list.format(names)
