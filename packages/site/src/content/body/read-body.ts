import { markdownToBody, type ReadBody } from '@kampana/shared/markdown/markdown-to-body'
import type { ReadOptions } from '@kampana/shared/markdown/read/read-context'
import { parseMarkdown } from '@kampana/shared/markdown/syntax/parse-markdown'
import { readCollege } from '../college.ts'
import { ContentError } from '../content-error.ts'
import { memoizeText } from '../editing/memoize-text.ts'
import type { Files } from '../files.ts'
import { toAddress } from '../records/layouts/layout.ts'
import { findCollegeValue } from '../store/college-value.ts'

/** Reads the text of a file as a body, in which files of the folder have the addresses that records know them by. */
export const readBody = (
  text: string,
  files: Files,
  { onUnknown }: Pick<ReadOptions, 'onUnknown'> = {},
): ReadBody =>
  markdownToBody(text, {
    ...(onUnknown && { onUnknown }),
    parse,
    findValue: (name) => findCollegeValue(name, readCollegeOrNone(files)),
    findFile: (path) => {
      if (!isContentFile(path)) return { src: path }
      const src = toAddress(path)
      return path.endsWith('.svg') && files.has(path) ? { src, ...findMeasures(files.text(path)) } : { src }
    },
  })

/** A page is shown, is a record, and may be in lists of records. */
const parse = memoizeText(parseMarkdown)

/** Where the college can't be read, that is told elsewhere. */
const readCollegeOrNone = (files: Files): object => {
  try {
    return readCollege(files).college
  } catch (error) {
    if (error instanceof ContentError) return {}
    throw error
  }
}

/** Whether an address is a file of the college, such as `pictures/seal.svg`. */
const isContentFile = (href: string): boolean => href !== '' && !/^(?:[a-z]+:|\/|#|\?)/i.test(href)

const findMeasures = (svg: string): { width?: number; height?: number } => {
  const [, width, height] = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  return width === undefined ? {} : { width: Math.round(Number(width)), height: Math.round(Number(height)) }
}
