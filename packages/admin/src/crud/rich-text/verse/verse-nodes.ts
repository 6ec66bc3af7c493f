import { passageLanguages } from '@kampana/shared/rich-text/passage-languages'
import { Node } from '@tiptap/core'
import { verseKeys } from './verse-keys.ts'

/** A poem or song, with a line break after each line but the last of a stanza. */
const verse = Node.create({
  name: 'verse',
  group: 'block',
  content: 'stanza+',
  defining: true,
  isolating: true,
  addAttributes: () => ({
    lang: {
      default: null,
      parseHTML: ({ lang }) => (Object.hasOwn(passageLanguages, lang) ? lang : null),
    },
  }),
  parseHTML: () => [{ tag: 'div[data-verse]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', { ...HTMLAttributes, 'data-verse': '' }, 0],
})

/** Lines of a verse; a refrain is indented. */
const stanza = Node.create({
  name: 'stanza',
  content: '(text | hardBreak)*',
  defining: true,
  addAttributes: () => ({
    refrain: {
      default: null,
      parseHTML: (element) => (element.hasAttribute('data-refrain') ? true : null),
      renderHTML: ({ refrain }) => (refrain === true ? { 'data-refrain': '' } : {}),
    },
  }),
  parseHTML: () => [{ tag: 'p[data-stanza]', priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ['p', { ...HTMLAttributes, 'data-stanza': '' }, 0],
})

export const verseNodes = [verse, stanza, verseKeys]

/** What is inserted: a stanza to begin with. */
export const newVerse = { type: 'verse', content: [{ type: 'stanza' }] }
