/**
 * Puts a text on one line: line breaks, tabs and the control characters U+0080 to U+009F, one of which is a line break
 * (U+0085), become spaces. Removes characters that override the writing direction (Unicode Bidirectional Algorithm, 2.1 to
 * 2.4), with which 'exam\u202Efdp.exe' appears to end in pdf, and text around them appears backwards.
 */
export const oneLine = (text: string): string =>
  text.replace(/[\t\r\n\u0080-\u009f\u2028\u2029]+/g, ' ').replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
