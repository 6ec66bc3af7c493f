import { dataBlock, type DataValues } from './data-blocks.ts'

/** Values that a page may show: those of its data file, and those of other files for a list of offices. */
export interface PageData {
  values: DataValues | undefined
  readData: (file: string) => DataValues | undefined
}

/**
 * Fills a text with the values it showed. An unknown value becomes a placeholder, so that lines that a draft left unchanged
 * can be compared.
 */
export const fillData = (text: string, { values, readData }: PageData): string =>
  text
    .replaceAll(/^:{2,}(\w+)[ \t]+data\.(\S+)[ \t]*$/gm, (_line, name: string, path: string) => {
      const value = findValue(values, path)
      return dataBlock(name, value, readData) ?? placeholder(`${name} ${path}`)
    })
    .replaceAll(
      /\{\{\s*data\.([\w.]+)\s*\}\}/g,
      (_mark, path: string) => toMarkdown(findValue(values, path)) ?? placeholder(path),
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

const placeholder = (what: string): string => `FormerValue${Buffer.from(what).toString('hex')}End`

/** Placeholder of an unknown value. */
export const placeholderPattern = /FormerValue[0-9a-f]+End/
