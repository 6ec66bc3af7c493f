import { mergeText } from '@kampana/shared/content/merge-text'
import { expect, test } from 'vitest'
import { pageSchema } from '../schema/extensions.ts'
import { open, pageTexts } from '../testing/page-texts.ts'
import { writeBody } from './write-body.ts'

/** The page after words were added to one of its paragraphs. */
const editParagraph = (text: string, which: number, words: string): string => {
  const { front, body, doc } = open(text)
  const node = doc.child(which)
  const added = node.copy(node.content.addToEnd(pageSchema.text(words)))
  const blocks = doc.children.map((block, index) => (index === which ? added : block))
  return front + writeBody(body, pageSchema.node('doc', null, blocks))
}

const paragraphs = (text: string): number[] =>
  open(text).doc.children.flatMap((node, index) => (node.type.name === 'paragraph' ? [index] : []))

const pages = pageTexts.map(([, text]) => text).filter((text) => paragraphs(text).length > 1)

test('what staff and a release write in different paragraphs is merged', () => {
  for (const base of pages) {
    const [first = 0, other = 0] = paragraphs(base)
    const ours = editParagraph(base, first, ' by staff_1')
    const theirs = editParagraph(base, other, ' by [a release]')
    const both = editParagraph(ours, other, ' by [a release]')
    expect(mergeText(base, ours, theirs, true)).toEqual({ text: both })
  }
})

test('what both write in one paragraph is told', () => {
  for (const base of pages) {
    const [first = 0] = paragraphs(base)
    const ours = editParagraph(base, first, ' by staff_1')
    const theirs = editParagraph(base, first, ' by [a release]')
    expect(mergeText(base, ours, theirs, true)).toHaveProperty('conflicts')
  }
})
