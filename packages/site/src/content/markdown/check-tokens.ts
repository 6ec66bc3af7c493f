import type { Token, Tokens } from 'marked'
import { isLineBreaks, isListSeparator, notKept, tagsProblem } from './allowed-html.ts'
import { linkProblem } from '@kampana/shared/content/link-problem'

/** Told what is wrong with a piece of the text. `raw` is the piece as written, `block` the one around it. */
export type TellProblem = (problem: string, raw: string) => void

/** The most cells of a table, which a browser and a reader can still take in. */
const maxCells = 2000

/** Finds what a text may not hold: HTML that could do something, and addresses that browsers would run. */
export const checkTokens = (tokens: readonly Token[], tell: TellProblem): void => {
  const inlineTags = tokens.filter((token): token is Tokens.Tag => token.type === 'html' && !token['block'])
  const wrong = tagsProblem(inlineTags.map(({ raw }) => raw))
  if (wrong) tell(wrong.problem, wrong.raw)
  for (const token of tokens) {
    checkToken(token, tell)
    for (const inner of innerTokens(token)) checkTokens(inner, tell)
  }
}

const checkToken = (token: Token, tell: TellProblem): void => {
  const isKept = isLineBreaks(token.raw) || isListSeparator(token.raw)
  if (token.type === 'html' && token['block'] && !isKept) tell(notKept(token.raw), token.raw)
  if (token.type === 'link' || token.type === 'image') {
    const problem = linkProblem(token['href'])
    if (problem !== undefined) tell(problem, token.raw)
  }
  if (!isTable(token)) return
  const cells = token.header.length * (token.rows.length + 1)
  if (cells > maxCells)
    tell(`this table has ${cells} cells. More than ${maxCells} belong into a file to download.`, token.raw)
}

/** The lists of tokens within a token: of a list its items', of a table its cells'. */
const innerTokens = (token: Token): readonly Token[][] => {
  if (isTable(token)) return [token.header, ...token.rows].flat().map((cell) => cell.tokens)
  if (token.type === 'list') return (token as Tokens.List).items.map((item) => item.tokens)
  return 'tokens' in token && token.tokens ? [token.tokens] : []
}

const isTable = (token: Token): token is Tokens.Table => token.type === 'table'
