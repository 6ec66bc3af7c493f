/** Marks a text for translation where no `t` is at hand: it is translated later, when it is shown. */
export const msg = (text: string): string => text
