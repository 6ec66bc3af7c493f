import { parse } from 'papaparse'
import { msg } from '../language/msg.ts'

/** A line of a CSV file with its cells; `line` counts as a spreadsheet does. */
export interface CsvLine {
  cells: string[]
  line: number
}

/** What is wrong with a line of a CSV file. */
export interface CsvProblem {
  line: number
  text: string
}

/** Reads the lines of a CSV file that aren't empty, with commas, semicolons or tabs between, with or without a byte order mark. */
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

/** Programs write this sign for a letter that they couldn't read. */
export const hasLostLetter = (cells: readonly string[]): boolean =>
  cells.some((cell) => cell.includes('\uFFFD'))

export const lostLetter = (line: number): CsvProblem => ({
  line,
  text: msg('The text contains “�” in place of a lost character. Type the character again.'),
})

/** What the first line has most of, outside of quotation marks. */
const findDelimiter = (text: string): string => {
  const [head = ''] = text
    .slice(0, maxHeadLength)
    .replaceAll(/"[^"]*"/g, '')
    .split('\n')
  const count = (sign: string) => head.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}
const maxHeadLength = 100_000

/** What a spreadsheet would run. An apostrophe in front keeps it a text, and is taken off again when it comes back. */
export const formula = /^(?!-\d+(?:\.\d+)?$)[=+\-@\t\r\n＝＋－＠]/

/** A cell of a CSV file without the apostrophe that keeps a formula a text. */
export const unescapeFormula = (text: string): string =>
  text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text
