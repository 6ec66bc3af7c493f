/** The elements that Markdown has no sign for. They can hold no program, and only a `title` or `lang`. */
const elements = ['abbr', 'br', 'kbd', 'mark', 'small', 'sub', 'sup', 'wbr']
const isVoid = new Set(['br', 'wbr'])
const pattern = new RegExp(
  `^<(?<end>/)?(?<name>${elements.join('|')})(?<attributes>(?:\\s+(?:title|lang)="[^"<>]*")*)\\s*/?>$`,
  'i',
)

interface Tag {
  name: string
  end: boolean
  html: string
}

/** Reads a tag that a text may hold. Its HTML is written anew, so that nothing but what was understood is in it. */
export const readTag = (raw: string): Tag | undefined => {
  const { name = '', end, attributes = '' } = pattern.exec(raw.trim())?.groups ?? {}
  const element = name.toLowerCase()
  if (element === '' || (end && (isVoid.has(element) || attributes !== ''))) return undefined
  const rest = [...attributes.matchAll(/(title|lang)="([^"<>]*)"/gi)].map(
    ([, attribute = '', value = '']) => ` ${attribute.toLowerCase()}="${value}"`,
  )
  return { name: element, end: end !== undefined, html: `<${end ?? ''}${element}${rest.join('')}>` }
}

/** What is wrong with the tags in a piece of text, if anything; they must be closed where they were opened. */
export const tagsProblem = (raws: readonly string[]): { raw: string; problem: string } | undefined => {
  const open: { name: string; raw: string }[] = []
  for (const raw of raws) {
    const tag = readTag(raw)
    if (!tag) return { raw, problem: notKept(raw) }
    if (isVoid.has(tag.name)) continue
    if (!tag.end) open.push({ name: tag.name, raw })
    else if (open.pop()?.name !== tag.name)
      return { raw, problem: `${raw} closes nothing that was opened before it.` }
  }
  const [unclosed] = open
  return unclosed && { raw: unclosed.raw, problem: `${unclosed.raw} is not closed in the same paragraph.` }
}

/** Whether HTML that stands by itself, between paragraphs, is made of line breaks only. */
export const isLineBreaks = (html: string): boolean => /^\s*(?:<(?:br|wbr)\s*\/?>\s*)+$/i.test(html)

/** The sign by which Markdown parts two lists; nothing is drawn for it. */
export const isListSeparator = (html: string): boolean => html.trim() === '<!-- -->'

export const notKept = (raw: string): string => {
  const [found = raw] = /<[^\s>]*/.exec(raw) ?? []
  const shown = `${found.slice(0, 30)}${found.endsWith('>') ? '' : '>'}`
  return `HTML is not kept here: ${shown}. Write it in Markdown; to show the sign itself, put \\ before <. Only ${elements.map((name) => `<${name}>`).join(', ')} may stand in a text.`
}
