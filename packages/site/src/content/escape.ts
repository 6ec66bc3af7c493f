/** Text as HTML. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Text inside of a quoted attribute. */
export const attribute = (text: string): string => escaped(text).replaceAll('"', '&quot;')
