/** A node of a parsed style sheet: a rule with what its selectors require, or a conditional group or layer. */
export type Piece = { text: string; requires?: Requirements[] } | { head: string; pieces: Piece[] }
/** The classes (with their dot) and elements in one selector. */
type Requirements = readonly string[]

/** Every document has them, even where the tag is omitted. */
const always = ['html', 'body']

/**
 * Critical CSS: the rules with a selector whose classes and elements all are in the HTML or in `keep`. Elements that scripts
 * add later need the whole sheet (deferred-css.ts).
 */
export const criticalCss = (sheet: readonly Piece[], html: string, keep: readonly string[] = []): string => {
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/))
  const elements = [...html.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, name = '']) => name)
  const present = new Set([...always, ...keep, ...classes.map((name) => `.${name}`), ...elements])
  return serialize(sheet, (required) => required.every((name) => present.has(name)))
}

const serialize = (pieces: readonly Piece[], isMet: (required: Requirements) => boolean): string =>
  pieces
    .map((piece) => {
      if ('text' in piece) return !piece.requires || piece.requires.some(isMet) ? piece.text : ''
      const inner = serialize(piece.pieces, isMet)
      if (inner !== '') return `${piece.head}{${inner}}`
      // The order of layers is that of their first mention, so an empty one is still declared.
      return piece.head.startsWith('@layer') ? `${piece.head};` : ''
    })
    .join('')

/** Parses a minified style sheet. */
export const parseStyleSheet = (sheet: string): Piece[] => {
  const pieces: Piece[] = []
  let rest = sheet
  while (rest !== '') {
    const end = indexOfTopLevel(rest, ['{', ';'])
    const head = rest.slice(0, end).trim()
    if (rest[end] !== '{') {
      pieces.push({ text: rest.slice(0, end + 1) })
      rest = rest.slice(end + 1)
      continue
    }
    const block = rest.slice(end + 1)
    const close = indexOfTopLevel(block, ['}'])
    pieces.push(parseRule(head, block.slice(0, close)))
    rest = block.slice(close + 1)
  }
  return pieces
}

const parseRule = (head: string, block: string): Piece => {
  if (/^@(?:media|supports|layer|container)\b/.test(head)) return { head, pieces: parseStyleSheet(block) }
  const text = `${head}{${block}}`
  return head.startsWith('@') ? { text } : { text, requires: selectorRequirements(head) }
}

/** Ignores the arguments of functional pseudo-classes: `:is()` needs only one of them, and `:not()` none. */
const selectorRequirements = (selectors: string): Requirements[] => {
  let bare = selectors
  while (/\([^()]*\)/.test(bare)) bare = bare.replaceAll(/\([^()]*\)/g, '')
  return bare.split(',').map((selector) => selector.match(/\.[\w-]+|(?<=^|[\s>+~])[a-z][a-z0-9]*/g) ?? [])
}

/** The index of the first of these characters outside strings, parentheses and braces; else the text's length. */
const indexOfTopLevel = (text: string, wanted: readonly string[]): number => {
  let depth = 0
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[(){};]/g)) {
    if (depth === 0 && wanted.includes(token)) return index
    if (token === '(' || token === '{') depth += 1
    if (token === ')' || token === '}') depth -= 1
  }
  return text.length
}
