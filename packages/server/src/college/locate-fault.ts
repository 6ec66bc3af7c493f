import { readFileSync } from 'node:fs'

/** Adds the file to an error of a declaration, with the line of the quoted name if the file contains it. */
export const locateFault = (file: string, fault: string): string => {
  const lines = readFileSync(file, 'utf8').split('\n')
  const quoted = [...fault.matchAll(/'([^']+)'/g)].map(([, word = '']) => word)
  const findLine = (isIn: (line: string, word: string) => boolean): number =>
    Math.max(...quoted.map((word) => lines.findIndex((line) => isIn(line, word))), -1)
  const declared = findLine((line, word) => line.trimStart().startsWith(`${word}:`))
  const line = declared >= 0 ? declared : findLine((text, word) => text.includes(`'${word}'`))
  return `${file}${line >= 0 ? `:${line + 1}` : ''}: ${fault}`
}
