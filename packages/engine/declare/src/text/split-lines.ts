/** Lines of a text, without blank ones; none if there is no text. */
export const splitLines = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
