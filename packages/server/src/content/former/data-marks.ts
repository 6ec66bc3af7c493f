import { dataBlock, type DataValues } from './data-blocks.ts'

/** The values that a page may show: those of its own data file, and of others for a list of offices. */
export interface PageData {
  values: DataValues | undefined
  readData: (file: string) => DataValues | undefined
}

/**
 * The text with the values that it showed of its data file. A value that nobody knows becomes a word that stands for it: lines that
 * a draft left alone are compared by it.
 */
export const fillData = (text: string, { values, readData }: PageData): string =>
  text
    .replaceAll(/^:{2,}(\w+)[ \t]+data\.(\S+)[ \t]*$/gm, (_line, name: string, path: string) => {
      const value = findValue(values, path)
      return dataBlock(name, value, readData) ?? standIn(`${name} ${path}`)
    })
    .replaceAll(
      /\{\{\s*data\.([\w.]+)\s*\}\}/g,
      (_mark, path: string) => toMarkdown(findValue(values, path)) ?? standIn(path),
    )

const findValue = (values: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? Object.entries(value).find(([name]) => name === key)?.[1]
          : undefined,
      values,
    )

/** A text, or several as a list. */
const toMarkdown = (value: unknown): string | undefined => {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  return Array.isArray(value) ? value.map((item) => `- ${String(item)}`).join('\n') : undefined
}

const standIn = (what: string): string => `FormerValue${Buffer.from(what).toString('hex')}End`

/** A word that stands for a value that nobody knows. */
export const standInPattern = /FormerValue[0-9a-f]+End/
