/**
 * True for a text that can be stored: well-formed, without control characters except tabs and line breaks. PostgreSQL rejects
 * NUL.
 */
export const isStorable = (text: string): boolean => text.isWellFormed() && !control.test(text)

const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/
