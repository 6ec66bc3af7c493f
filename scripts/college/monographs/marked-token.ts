import type { MarkedToken, Token } from 'marked'

/** Narrows a token to Marked's own, without extensions. */
export const isMarkedToken = (token: Token): token is MarkedToken => kinds.has(token.type)

const kinds: ReadonlySet<string> = new Set<MarkedToken['type']>([
  'blockquote',
  'em',
  'heading',
  'list',
  'paragraph',
  'strong',
  'table',
])
