/** Text as HTML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Text inside of a quoted attribute. */
export const escapeAttribute = (text: string): string => escapeHtml(text).replaceAll('"', '&quot;')
