/** A text of a file, which begins on a line of it. */
export interface FileText {
  file: string
  text: string
  firstLine: number
}

/** The line of the file on which an offset of its text is. */
export const lineOf = ({ text, firstLine }: Omit<FileText, 'file'>, offset: number): number =>
  firstLine + text.slice(0, offset).split('\n').length - 1
