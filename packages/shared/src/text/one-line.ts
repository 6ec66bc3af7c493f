/**
 * A text on one line: line breaks and tabs become spaces, and what turns the direction of writing goes (Unicode Bidirectional
 * Algorithm, 2.1 to 2.4). By it 'exam\u202Efdp.exe' reads as if it ended in pdf, and what stands beside a text reads backwards.
 */
export const oneLine = (text: string): string =>
  text.replace(/[\t\r\n\u2028\u2029]+/g, ' ').replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
