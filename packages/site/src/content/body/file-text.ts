/** Part of a file's text that begins on a given line. */
export interface FileText {
  file: string
  text: string
  firstLine: number
}

/** Line in the file for an offset in its text. */
export const lineOf = ({ text, firstLine }: Omit<FileText, 'file'>, offset: number): number =>
  firstLine + text.slice(0, offset).split('\n').length - 1
