import { bodyMessages } from '@kampana/engine-declare/messages/body-messages'
import { stripDelimiters } from '@kampana/engine-declare/messages/message'

/** Problem with a piece of Markdown that looks like markup but isn't allowed in a body. */
export const unknownProblem = (piece: string): string => {
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
