/** Escapes text for HTML content. */
export const escapeHtmlText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Escapes text for a double-quoted attribute. */
export const escapeAttribute = (text: string): string => escapeHtmlText(text).replaceAll('"', '&quot;')
