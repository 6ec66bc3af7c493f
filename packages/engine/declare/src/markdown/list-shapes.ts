import type { RichTextNode } from '../rich-text/rich-text-node.ts'

/** Writes facts as a Markdown list: each term with its descriptions below. */
export const factsToList = ({ content = [] }: RichTextNode): RichTextNode =>
  list(
    content.map(({ content: [term, ...details] = [] }) => ({
      type: 'listItem',
      content: [
        paragraph(term),
        list(details.map((each) => ({ type: 'listItem', content: [paragraph(each)] }))),
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

const toFact = ({ content: [first, under, ...others] = [] }: RichTextNode): RichTextNode | undefined => {
  const details = under?.content?.map(({ content: [only, ...more] = [] }) =>
    only?.type === 'paragraph' && more.length === 0 ? withContent('description', only) : undefined,
  )
  if (first?.type !== 'paragraph' || under?.type !== 'bulletList' || others.length > 0 || !details)
    return undefined
  const descriptions = details.filter((each) => each !== undefined)
  return descriptions.length === details.length
    ? { type: 'fact', content: [withContent('term', first), ...descriptions] }
    : undefined
}

const list = (content: RichTextNode[]): RichTextNode => ({ type: 'bulletList', content })
const paragraph = (first: RichTextNode | undefined): RichTextNode => withContent('paragraph', first)
const withContent = (type: string, node: RichTextNode | undefined): RichTextNode =>
  node?.content ? { type, content: node.content } : { type }
