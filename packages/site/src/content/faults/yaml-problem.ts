import type { YAMLError } from 'yaml'

/** Message for authors about an error of the YAML parser. `text` is the parsed text. */
export const yamlProblem = ({ code, message, pos: [offset] }: YAMLError, text: string): string => {
  const rest = /^[^\n]*/.exec(text.slice(offset))?.[0].trim() ?? ''
  if (code === 'BLOCK_AS_IMPLICIT_KEY')
    return rest.includes(':') ? `"${rest}" has a colon in it; put it between quotation marks.` : badIndent
  if (code === 'TAB_AS_INDENT') return 'a tab indents this line; YAML takes spaces only.'
  if (code === 'DUPLICATE_KEY') return `${rest.replace(/:.*$/, '')} stands here a second time.`
  if (code === 'BAD_SCALAR_START')
    return `a text can't begin with ${rest.charAt(0)}; put it between quotation marks.`
  if (message.startsWith('Maximum call stack') || code === 'RESOURCE_EXHAUSTION') return tooDeep
  const known = sentences.find(([pattern]) => pattern.test(message))
  return known?.[1] ?? `this is no YAML: ${message.replace(/(?: at line \d+, column \d+)?:?\n[^]*$/, '')}.`
}

const badIndent = 'this line, or the next, is indented differently from those around it.'
const sentences: readonly [RegExp, string][] = [
  [/end with a [\]}]/, 'what begins with [ or { is not closed. Perhaps the file was copied only in part.'],
  [/^Missing closing/, 'a text in quotation marks is not closed.'],
  [/must start at the same column|[Ii]ndent/, badIndent],
  [
    /^Unexpected scalar at node end/,
    'the text goes on after its closing quotation mark; write one within it twice.',
  ],
  [/multiple documents/, 'a line of --- may stand only before everything else.'],
  [
    /^Implicit (?:map )?keys need to be/,
    'this line has no colon after its name, or belongs to the text above it.',
  ],
]

export const tooDeep = 'is nested too deeply.'
