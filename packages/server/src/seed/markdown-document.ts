import type { RichTextNode } from '@kampana/shared/rich-text/rich-text'
import { marked, type MarkedToken, type Token } from 'marked'

type Mark = NonNullable<RichTextNode['marks']>[number]

/**
 * Converts Markdown to the editor's document: paragraphs, headings, lists, quotes and pictures, with bold, italic and links.
 * `<i lang="fil">…</i>` is text in another language; `findAddress` maps a picture's file to its URL. Throws for any other
 * syntax.
 */
export const markdownDocument = (
  markdown: string,
  findAddress: (file: string) => string = String,
): RichTextNode => {
  const blocks = (tokens: readonly Token[]): RichTextNode[] =>
    tokens.filter(isMarkedToken).flatMap((token) => (token.type === 'space' ? [] : block(token)))
  const block = (token: MarkedToken): RichTextNode => {
    if (token.type === 'heading')
      return { type: 'heading', attrs: { level: token.depth }, content: line(token.tokens) }
    if (token.type === 'blockquote') return { type: 'blockquote', content: blocks(token.tokens) }
    if (token.type === 'list')
      return {
        type: token.ordered ? 'orderedList' : 'bulletList',
        content: token.items.map(({ tokens }) => ({ type: 'listItem', content: blocks(tokens) })),
      }
    if (token.type !== 'paragraph' && token.type !== 'text') throw unsupported(token)
    const only = token.tokens?.find(isMarkedToken)
    return only?.type === 'image'
      ? { type: 'image', attrs: { src: findAddress(only.href), alt: only.text } }
      : { type: 'paragraph', content: line(token.tokens ?? []) }
  }
  return { type: 'doc', content: blocks(marked.lexer(markdown)) }
}

/** A bold label at the start of a line includes the space behind it, as the editor writes it. */
const line = (tokens: readonly Token[]): RichTextNode[] => {
  const nodes = words(tokens)
  const [first, second, ...others] = nodes
  if (first?.marks?.[0]?.type !== 'bold' || !second?.text?.startsWith(' ')) return nodes
  return [{ ...first, text: `${first.text} ` }, { ...second, text: second.text.slice(1) }, ...others]
}

const words = (tokens: readonly Token[]): RichTextNode[] => {
  let language: Mark[] = []
  return tokens.filter(isMarkedToken).flatMap((token) => {
    if (token.type === 'html') {
      const [, lang] = /^<i lang="([a-z-]+)">$/.exec(token.raw) ?? []
      if (lang === undefined && token.raw !== '</i>') throw unsupported(token)
      language = lang === undefined ? [] : [{ type: 'italic' }, { type: 'language', attrs: { lang } }]
      return []
    }
    if (token.type === 'text' || token.type === 'escape') return word(token.text, language)
    if (token.type === 'strong') return word(token.text, [{ type: 'bold' }])
    if (token.type === 'em') return word(token.text, [{ type: 'italic' }])
    if (token.type === 'link') return word(token.text, [{ type: 'link', attrs: { href: token.href } }])
    throw unsupported(token)
  })
}

const word = (text: string, marks: Mark[]): RichTextNode => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks }),
})

/** Without extensions, Marked produces no generic tokens. */
const isMarkedToken = (token: Token): token is MarkedToken => token.type !== 'generic'

const unsupported = ({ type, raw }: MarkedToken): Error => new Error(`No document has ${type}: ${raw}`)
