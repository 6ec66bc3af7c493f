import type { RichTextNode } from '../rich-text/rich-text-node.ts'

/** Writes facts as a Markdown list: each term with its descriptions below. */
export const factsToList = ({ content = [] }: RichTextNode): RichTextNode =>
  list(
    content.map(({ content: [term, ...said] = [] }) => ({
      type: 'listItem',
      content: [
        paragraph(term),
        list(said.map((each) => ({ type: 'listItem', content: [paragraph(each)] }))),
      ],
    })),
  )

/** Reads such a list as facts; undefined for another list. */
export const listToFacts = ({ type, content = [] }: RichTextNode): RichTextNode | undefined => {
  const facts = content.map(toFact)
  return type === 'bulletList' && facts.every((fact) => fact !== undefined)
    ? { type: 'facts', content: facts }
    : undefined
}

const toFact = ({ content: [words, under, ...others] = [] }: RichTextNode): RichTextNode | undefined => {
  const said = under?.content?.map(({ content: [only, ...more] = [] }) =>
    only?.type === 'paragraph' && more.length === 0 ? withContent('description', only) : undefined,
  )
  if (words?.type !== 'paragraph' || under?.type !== 'bulletList' || others.length > 0 || !said)
    return undefined
  const descriptions = said.filter((each) => each !== undefined)
  return descriptions.length === said.length
    ? { type: 'fact', content: [withContent('term', words), ...descriptions] }
    : undefined
}

const list = (content: RichTextNode[]): RichTextNode => ({ type: 'bulletList', content })
const paragraph = (words: RichTextNode | undefined): RichTextNode => withContent('paragraph', words)
const withContent = (type: string, node: RichTextNode | undefined): RichTextNode =>
  node?.content ? { type, content: node.content } : { type }
