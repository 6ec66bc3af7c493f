/**
 * Puts a text on one line: line breaks, tabs and the control characters U+0080 to U+009F (U+0085 is a line break) become
 * spaces. Removes characters that override the writing direction (Unicode Bidirectional Algorithm, 2.1 to 2.4). They make
 * 'exam\u202Efdp.exe' appear to end in pdf, and reverse the text around them.
 */
export const oneLine = (text: string): string =>
  text.replace(/[\t\r\n\u0080-\u009f\u2028\u2029]+/g, ' ').replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
