import { Lexer, type Token, type Tokens } from 'marked'

/** A heading of a text. `isEmpty`: nothing stands between it and the next one of its level or above. */
export interface HeadingBlock {
  line: number
  depth: number
  text: string
  isEmpty: boolean
}
export interface LinkBlock {
  line: number
  text: string
  href: string
}
/** What warnings are about, with the lines where it stands. */
export interface TextBlocks {
  headings: readonly HeadingBlock[]
  links: readonly LinkBlock[]
  pictures: readonly LinkBlock[]
  tables: readonly { line: number; columns: number }[]
}

interface Placed {
  token: Token
  line: number
}

/** Takes apart a text that begins on `firstLine` of its file. */
export const readBlocks = (text: string, firstLine: number): TextBlocks => {
  const blocks = placeTokens(text, firstLine)
  const inner = blocks.flatMap(({ token, line }) =>
    flatten(token).map((each) => ({ token: each, line, block: token })),
  )
  const found = (type: string): LinkBlock[] =>
    inner.flatMap(({ token, line, block }) =>
      isLink(token) && token.type === type
        ? [
            {
              line: line + linesBefore(block.raw, token.raw),
              text: token.text,
              href: token.href,
            },
          ]
        : [],
    )
  return {
    headings: readHeadings(blocks),
    links: found('link'),
    pictures: found('image'),
    tables: inner.flatMap(({ token, line, block }) =>
      isTable(token)
        ? [{ line: line + linesBefore(block.raw, token.raw), columns: token.header.length }]
        : [],
    ),
  }
}

const placeTokens = (text: string, firstLine: number): Placed[] => {
  let offset = 0
  let line = firstLine
  return new Lexer().lex(text).map((token) => {
    const at = Math.max(offset, text.indexOf(token.raw, offset))
    line += countLines(text.slice(offset, at))
    const placed = { token, line }
    line += countLines(token.raw)
    offset = at + token.raw.length
    return placed
  })
}

const readHeadings = (blocks: readonly Placed[]): HeadingBlock[] => {
  const shown = blocks.filter(({ token }) => token.type !== 'space')
  return shown.flatMap(({ token, line }, index) => {
    if (!isHeading(token)) return []
    const next = shown[index + 1]?.token
    const isEmpty = next === undefined || (isHeading(next) && next.depth <= token.depth)
    return [{ line, depth: token.depth, text: token.text.trim(), isEmpty }]
  })
}

/** A token with all those in it. */
const flatten = (token: Token): Token[] => [token, ...childrenOf(token).flatMap(flatten)]

const childrenOf = (token: Token): readonly Token[] => {
  if (isTable(token)) return [token.header, ...token.rows].flat().flatMap((cell) => cell.tokens)
  if (token.type === 'list') return (token as Tokens.List).items
  return 'tokens' in token && token.tokens ? token.tokens : []
}

const isLink = (token: Token): token is Tokens.Link | Tokens.Image =>
  token.type === 'link' || token.type === 'image'
const isTable = (token: Token): token is Tokens.Table => token.type === 'table'
const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading'
const countLines = (text: string): number => text.split('\n').length - 1
const linesBefore = (block: string, raw: string): number =>
  countLines(block.slice(0, Math.max(0, block.indexOf(raw.split('\n', 1).join('')))))
