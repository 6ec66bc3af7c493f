import type { Literal } from 'mdast'
import type { Extension as FromMarkdown } from 'mdast-util-from-markdown'
import type { Options } from 'mdast-util-to-markdown'
import type { Code, Construct, Extension, State, TokenizeContext, Tokenizer } from 'micromark-util-types'

/** A line such as `::list facts`, about the following block or a node itself; its text is the line. */
export interface Directive extends Literal {
  type: 'directive'
}

declare module 'mdast' {
  interface RootContentMap {
    directive: Directive
  }
  interface BlockContentMap {
    directive: Directive
  }
}
declare module 'micromark-util-types' {
  interface TokenTypeMap {
    directive: 'directive'
  }
}

const colon = 58

const isSpace = (code: Code): boolean => code === 32 || code === -1 || code === -2
const isLineEnd = (code: Code): boolean => code === null || code < -2
const isLetter = (code: Code): boolean => code !== null && code >= 97 && code <= 122

/** Two colons at the start of a line, lower-case letters, spaces, one word. */
function tokenizeDirective(this: TokenizeContext, effects: Parameters<Tokenizer>[0], ok: State, nok: State) {
  const before = this.events.at(-1)?.[1]
  // Within a paragraph, micromark tests with `interrupt` if a line ends it.
  const isIndented = before?.type === 'linePrefix'
  const start: State = (code) => {
    if (isIndented) return nok(code)
    effects.enter('directive')
    effects.consume(code)
    return second
  }
  const second: State = (code) => {
    if (code !== colon) return nok(code)
    effects.consume(code)
    return name
  }
  const name: State = (code) => {
    if (!isLetter(code)) return nok(code)
    effects.consume(code)
    return moreName
  }
  const moreName: State = (code) => {
    if (!isLetter(code) && !isSpace(code)) return nok(code)
    effects.consume(code)
    return isSpace(code) ? gap : moreName
  }
  const gap: State = (code) => {
    if (isLineEnd(code)) return nok(code)
    effects.consume(code)
    return isSpace(code) ? gap : value
  }
  const value: State = (code) => {
    if (isLineEnd(code)) return end(code)
    effects.consume(code)
    return isSpace(code) ? trail : value
  }
  const trail: State = (code) => {
    if (isLineEnd(code)) return end(code)
    if (!isSpace(code)) return nok(code)
    effects.consume(code)
    return trail
  }
  const end: State = (code) => {
    effects.exit('directive')
    return ok(code)
  }
  return start
}

const construct: Construct = { name: 'directive', tokenize: tokenizeDirective, concrete: true }

export const directiveSyntax: Extension = { flow: { [colon]: construct } }

export const directiveFromMarkdown: FromMarkdown = {
  enter: {
    directive(token) {
      this.enter({ type: 'directive', value: this.sliceSerialize(token).trimEnd() }, token)
    },
  },
  exit: {
    directive(token) {
      this.exit(token)
    },
  },
}

/** Escapes text that would be a directive at the start of its line. */
export const directiveToMarkdown: Options = {
  unsafe: [{ atBreak: true, character: ':', after: ':' }],
  handlers: { directive: (node: Directive) => node.value },
}
