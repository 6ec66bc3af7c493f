import type { YAMLError } from 'yaml'

/** Message for authors about an error of the YAML parser. `text` is the parsed text. */
export const yamlProblem = ({ code, message, pos: [offset] }: YAMLError, text: string): string => {
  const rest = /^[^\n]*/.exec(text.slice(offset))?.[0].trim() ?? ''
  if (code === 'BLOCK_AS_IMPLICIT_KEY')
    return rest.includes(':') ? `"${rest}" contains a colon. Put the text in quotation marks.` : badIndent
  if (code === 'TAB_AS_INDENT') return 'a tab indents this line. Use spaces.'
  if (code === 'DUPLICATE_KEY') return `${rest.replace(/:.*$/, '')} appears twice.`
  if (code === 'BAD_SCALAR_START')
    return `a text can't start with ${rest.charAt(0)}. Put the text in quotation marks.`
  if (message.startsWith('Maximum call stack') || code === 'RESOURCE_EXHAUSTION') return tooDeep
  const known = sentences.find(([pattern]) => pattern.test(message))
  return (
    known?.[1] ?? `this is not valid YAML: ${message.replace(/(?: at line \d+, column \d+)?:?\n[^]*$/, '')}.`
  )
}

const badIndent = 'the indentation of this line or the next line is wrong.'
const sentences: readonly [RegExp, string][] = [
  [/end with a [\]}]/, 'a [ or { has no closing bracket. The copy may be incomplete.'],
  [/^Missing closing/, 'a text has no closing quotation mark.'],
  [/must start at the same column|[Ii]ndent/, badIndent],
  [
    /^Unexpected scalar at node end/,
    'the text continues after its closing quotation mark. Double each quotation mark within a text.',
  ],
  [/multiple documents/, 'a line of --- is allowed only at the beginning.'],
  [
    /^Implicit (?:map )?keys need to be/,
    'this line has no colon after its name. If it continues the text above, indent it.',
  ],
]

export const tooDeep = 'is nested too deeply.'
