import { memoizeText } from '@kampana/engine-declare/text/memoize-text'

/** A node of a parsed style sheet: a rule with its selectors, a conditional group or layer, or any other text. */
export type Piece =
  | { selectors: Selector[]; block: string }
  | { head: string; pieces: Piece[] }
  | { text: string }
interface Selector {
  text: string
  requires: Requirement[]
}
/**
 * A class (`.notice`), an element or a data attribute (`[data-ends]`); or lists of alternatives, of which one must match, as
 * in
 * `:is()` and `:has()`.
 */
type Requirement = string | Requirement[][]

/** Elements of every document, even if their tags are omitted. */
const always = ['html', 'body']

/** Sorted classes, elements and data attributes of HTML, plus those to `keep`. Most pages of a kind have the same. */
export const namesIn = (html: string, retained: readonly string[] = []): string => {
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/))
  const elements = [...html.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, name = '']) => name)
  const attributes = [...html.matchAll(/ (data-[a-z-]+)/g)].map(([, name]) => `[${name}]`)
  const names = [...always, ...retained, ...classes.map((name) => `.${name}`), ...elements, ...attributes]
  return [...new Set(names)].toSorted().join(' ')
}

/**
 * Returns a function that extracts the critical CSS from a sheet: the rules whose selectors only use names of the page.
 * Elements that scripts add later need the whole sheet (deferred-css.ts).
 */
export const criticalCss = (sheet: readonly Piece[]): ((names: string) => string) =>
  memoizeText((names) => {
    const present = new Set(names.split(' '))
    const isMet = (required: Requirement): boolean =>
      typeof required === 'string' ? present.has(required) : required.some((list) => list.every(isMet))
    return serialize(sheet, ({ requires }) => requires.every(isMet))
  }, maxRemembered)
const maxRemembered = 100

const serialize = (pieces: readonly Piece[], isNeeded: (selector: Selector) => boolean): string =>
  pieces
    .map((piece) => {
      if ('text' in piece) return piece.text
      if ('selectors' in piece) {
        const needed = piece.selectors.filter(isNeeded).map(({ text }) => text)
        return needed.length > 0 ? `${needed.join(',')}{${piece.block}}` : ''
      }
      const inner = serialize(piece.pieces, isNeeded)
      if (inner !== '') return `${piece.head}{${inner}}`
      // The first mention of a layer decides its order, so an empty layer is still declared.
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
  if (head.startsWith('@')) return { text: `${head}{${block}}` }
  return { selectors: splitList(head).map((text) => ({ text, requires: requirementsOf(text) })), block }
}

/** Requirements of a selector. `:not()` and `:lang()` require nothing. */
const requirementsOf = (selector: string): Requirement[] => {
  const lists: Requirement[] = []
  let bare = selector
  for (let found; (found = /:([\w-]+)\(/.exec(bare));) {
    const { 0: opening, 1: name = '', index } = found
    const inside = bare.slice(index + opening.length)
    const close = indexOfTopLevel(inside, [')'])
    if (['is', 'where', 'has'].includes(name))
      lists.push(splitList(inside.slice(0, close)).map(requirementsOf))
    bare = bare.slice(0, index) + inside.slice(close + 1)
  }
  const attributes = Array.from(bare.matchAll(/\[(data-[a-z-]+)/g), ([, name]) => `[${name}]`)
  return [...(bare.match(/\.[\w-]+|(?<=^|[\s>+~])[a-z][a-z0-9]*/g) ?? []), ...attributes, ...lists]
}

/** Items of a comma-separated list. */
const splitList = (list: string): string[] => {
  const end = indexOfTopLevel(list, [','])
  return end === list.length ? [list] : [list.slice(0, end), ...splitList(list.slice(end + 1))]
}

/** Index of the first of these characters outside strings, parentheses and braces; otherwise the text's length. */
const indexOfTopLevel = (text: string, wanted: readonly string[]): number => {
  let depth = 0
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[(){};,]/g)) {
    if (depth === 0 && wanted.includes(token)) return index
    if (token === '(' || token === '{') depth += 1
    if (token === ')' || token === '}') depth -= 1
  }
  return text.length
}
