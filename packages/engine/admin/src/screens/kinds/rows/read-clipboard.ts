import { parse } from 'papaparse'

/** Cells copied from a spreadsheet or a table of a document, as texts. */
export const readClipboard = (html: string, text: string): string[][] => {
  if (/<table[\s>]/i.test(html)) {
    const rows = [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('tr')]
    return rows.map((row) => [...row.querySelectorAll('td, th')].map((cell) => plain(cell.textContent)))
  }
  return parse<string[]>(text.replace(/\r?\n$/, ''), { delimiter: '\t' }).data.map((row) => row.map(plain))
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
