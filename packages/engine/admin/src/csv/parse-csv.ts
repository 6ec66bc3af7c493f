import { parse } from 'papaparse'
import { msg } from '../language/msg.ts'

/** Line of a CSV file with its cells; `line` is the row number in a spreadsheet. */
export interface CsvLine {
  cells: string[]
  line: number
}

/** Problem in a line of a CSV file. */
export interface CsvProblem {
  line: number
  text: string
}

/** Parses the non-empty lines of a CSV file, with commas, semicolons or tabs, with or without a byte order mark. */
export const parseCsv = (text: string): { lines: CsvLine[]; problems: CsvProblem[] } => {
  const plain = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  const { data, errors } = parse<string[]>(plain, { delimiter: findDelimiter(plain), newline: '\n' })
  return {
    lines: data
      .map((cells, n) => ({ cells, line: n + 1 }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
    problems: [
      ...errors
        .filter(({ type }) => type === 'Quotes')
        .map(({ row = 0 }) => ({
          line: row + 1,
          text: msg('A quotation mark is unclosed or inside a value. Correct the line.'),
        })),
      ...data.flatMap((cells, n) => (hasLostLetter(cells) ? [lostLetter(n + 1)] : [])),
    ],
  }
}

/** True if a cell contains the character that programs write for an unreadable one. */
export const hasLostLetter = (cells: readonly string[]): boolean =>
  cells.some((cell) => cell.includes('\uFFFD'))

export const lostLetter = (line: number): CsvProblem => ({
  line,
  text: msg('The text contains “�” in place of a lost character. Type the character again.'),
})

/** Most frequent delimiter in the first line, outside quotation marks. */
const findDelimiter = (text: string): string => {
  const [head = ''] = text
    .slice(0, maxHeadLength)
    .replaceAll(/"[^"]*"/g, '')
    .split('\n')
  const count = (sign: string) => head.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}
const maxHeadLength = 100_000

/** Formulas that a spreadsheet would run. The export prefixes them with an apostrophe, which the import removes. */
export const formula = /^(?!-\d+(?:\.\d+)?$)[=+\-@\t\r\n＝＋－＠]/

/** Cell of a CSV file without the apostrophe that escapes a formula. */
export const unescapeFormula = (text: string): string =>
  text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text
