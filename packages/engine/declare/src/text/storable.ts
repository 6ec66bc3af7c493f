/**
 * True for a text that can be stored: well-formed, without control characters except tabs and line breaks. PostgreSQL rejects
 * NUL.
 */
export const isStorable = (text: string): boolean => text.isWellFormed() && !control.test(text)

const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

/** Decodes percent-encoded text. Returns undefined if it can't be decoded, or if the result can't be stored. */
export const decodeStorable = (text: string): string | undefined => {
  try {
    const decoded = decodeURIComponent(text)
    return isStorable(decoded) ? decoded : undefined
  } catch {
    return undefined
  }
}
