import { markdownToBody, type ReadBody } from '@kampana/engine-declare/markdown/markdown-to-body'
import type { MarkdownReadOptions } from '@kampana/engine-declare/markdown/read/read-context'
import { stripDelimiters } from '@kampana/engine-declare/messages/message'
import type { RichTextNode } from '@kampana/engine-declare/rich-text/rich-text-node'
import { ContentError } from '../content-error.ts'
import type { Files } from '../folder/files.ts'
import { toAddress } from '../records/folder-address.ts'
import { findPlace } from '../records/places.ts'
import { readPlace } from '../records/read-place.ts'
import { createMemory } from '../remember.ts'
import { findCollegeValue } from '../store/college-value.ts'
import { lineOf, type FileText } from './file-text.ts'
import { bodyMessages } from '@kampana/engine-declare/messages/body-messages'

/** Parses the text of a file as a body. Throws a `ContentError` that lists everything a body can't contain. */
export const readBodyStrictly = (given: FileText, files: Files): RichTextNode => {
  const faults: ContentError[] = []
  const report = (problem: string, offset?: number): void =>
    void faults.push(
      new ContentError(given.file, problem, offset === undefined ? undefined : lineOf(given, offset)),
    )
  const read = readBody(given.text, files, {
    onUnknown: (piece, offset) => report(unknownProblem(piece), offset),
  })
  if ('problem' in read) report(stripDelimiters(read.problem), read.offset)
  if (faults.length > 0 || 'problem' in read) throw ContentError.of(faults)
  return read.document
}

/** Parses the text of a file as a body, with the addresses that records use for files of the folder. */
export const readBody = (
  text: string,
  files: Files,
  { onUnknown }: Pick<MarkdownReadOptions, 'onUnknown'> = {},
): ReadBody =>
  markdownToBody(text, {
    ...(onUnknown && { onUnknown }),
    findValue: (name) => findValue(name, files),
    findFile: (path) => {
      if (!isContentFile(path)) return { src: path }
      const src = toAddress(path)
      return path.endsWith('.svg') && files.has(path) ? { src, ...findMeasures(files.text(path)) } : { src }
    },
  })

const colleges = createMemory<object>()

/** Text of a value of the college. If the college is invalid, the error names the college's file. */
const findValue = (name: string, files: Files): string | undefined => {
  const college = readCollege(files)
  return 'name' in college ? findCollegeValue(name, college) : name
}

/** The college, whose record has no body. */
const readCollege = (files: Files): object =>
  colleges(files, [], () => {
    try {
      return readPlace(findPlace('college'), files, String)[0]?.values ?? {}
    } catch (error) {
      if (error instanceof ContentError) return {}
      throw error
    }
  })

/** True if an address is a file of the college, such as `pictures/seal.svg`. */
const isContentFile = (href: string): boolean => href !== '' && !/^(?:[a-z]+:|\/|#|\?)/i.test(href)

const findMeasures = (svg: string): { width?: number; height?: number } => {
  const [, width, height] = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  return width === undefined ? {} : { width: Math.round(Number(width)), height: Math.round(Number(height)) }
}

/** Problem with a piece of Markdown that looks like markup but isn't allowed in a body. */
const unknownProblem = (piece: string): string => {
  if (piece.startsWith('{{')) return `${piece} is not a value of the college.`
  if (piece.startsWith('::video')) return stripDelimiters(bodyMessages.video)
  const [, look] = /^::(?:list|table)[ \t]+(\w+)/.exec(piece) ?? []
  if (look === 'facts') return 'write each fact as an item, and its label as a nested item.'
  if (look !== undefined)
    return `${piece} needs a ${piece.startsWith('::table') ? 'table' : 'list'} below it.`
  if (piece.startsWith('::'))
    return `the directive ${piece.split(/\s/)[0]} does not exist. Use list, records, table or video.`
  return notStored(piece)
}

const notStored = (html: string): string => {
  const [found = html] = /<[^\s>]*/.exec(html) ?? []
  const shown = `${found.slice(0, 30)}${found.endsWith('>') ? '' : '>'}`
  if (isClosing.test(html)) return `${html} has no opening tag.`
  if (isKnown.test(html)) return `${html} has no closing tag in the same paragraph.`
  return `HTML is not allowed here: ${shown}. Use Markdown. To show the character <, write \\<. Only ${names.map((name) => `<${name}>`).join(', ')} are allowed in a text.`
}

/** Tags without Markdown syntax (shared/markdown/tags.ts). */
const names = ['a', 'abbr', 'br', 'font', 'kbd', 'mark', 'small', 'span', 'sub', 'sup', 'u']
const isKnown = new RegExp(`^<(?:${names.join('|')})(?:\\s[a-z]+="[^"<>]*")*>$`)
const isClosing = new RegExp(`^</(?:${names.join('|')})>$`)
