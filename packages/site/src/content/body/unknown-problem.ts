import { bodyMessages } from '@kampana/shared/messages/body-messages'
import { stripDelimiters } from '@kampana/shared/messages/message'

/** Problem with a piece of Markdown that looks like markup but isn't allowed in a body. */
export const unknownProblem = (piece: string): string => {
  if (piece.startsWith('{{')) return `${piece} names no value of the college.`
  if (piece.startsWith('::video')) return stripDelimiters(bodyMessages.video)
  const [, look] = /^::(?:list|table)[ \t]+(\w+)/.exec(piece) ?? []
  if (look === 'facts') return 'each fact is an item, with what it is as an item beneath it.'
  if (look !== undefined) return `there is nothing below ${piece} that could be shown so.`
  if (piece.startsWith('::'))
    return `there is no directive ${piece.split(/\s/)[0]}; there are list, records, table, video.`
  return notStored(piece)
}

const notStored = (html: string): string => {
  const [found = html] = /<[^\s>]*/.exec(html) ?? []
  const shown = `${found.slice(0, 30)}${found.endsWith('>') ? '' : '>'}`
  if (isClosing.test(html)) return `${html} closes nothing that was opened before it.`
  if (isKnown.test(html)) return `${html} is not closed in the same paragraph.`
  return `HTML is not kept here: ${shown}. Write it in Markdown; to show the sign itself, put \\ before <. Only ${names.map((name) => `<${name}>`).join(', ')} may stand in a text.`
}

/** Tags without Markdown syntax (shared/markdown/tags.ts). */
const names = ['a', 'abbr', 'br', 'font', 'kbd', 'mark', 'small', 'span', 'sub', 'sup', 'u']
const isKnown = new RegExp(`^<(?:${names.join('|')})(?:\\s[a-z]+="[^"<>]*")*>$`)
const isClosing = new RegExp(`^</(?:${names.join('|')})>$`)
