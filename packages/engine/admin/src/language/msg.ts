/** Marks a text for translation if `t` isn't available. The text is translated when it is shown. */
export const msg = (text: string): string => text
