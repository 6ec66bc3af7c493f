import { passageLanguages } from '@kampana/engine-declare/rich-text/passage-languages'
import { Mark } from '@tiptap/core'

/**
 * Mark for a passage in another language (WCAG 3.1.2). Pasting reads only our own marks, since office programs put a language
 * on every word.
 */
const language = Mark.create({
  name: 'language',
  // Text typed after the passage isn't part of it.
  inclusive: false,
  addAttributes: () => ({ lang: { default: null } }),
  parseHTML: () => [
    {
      tag: 'span[data-passage][lang]',
      getAttrs: (passage) => Object.hasOwn(passageLanguages, passage.lang) && null,
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['span', { ...HTMLAttributes, 'data-passage': '' }, 0],
})

/** Mark with a dedicated HTML element. */
const elementMark = (name: string, tag: string, excludes: string) =>
  Mark.create({
    name,
    excludes: `${name}${excludes}`,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  })

/** Abbreviation with its expansion as title. Text typed after it isn't part of it. */
const abbreviation = Mark.create({
  name: 'abbreviation',
  inclusive: false,
  addAttributes: () => ({ title: { default: null } }),
  parseHTML: () => [{ tag: 'abbr[title]' }],
  renderHTML: ({ HTMLAttributes }) => ['abbr', HTMLAttributes, 0],
})

/** Marks that Tiptap's kit lacks. */
export const ownMarks = [
  language,
  elementMark('superscript', 'sup', ' subscript'),
  elementMark('subscript', 'sub', ' superscript'),
  elementMark('keys', 'kbd', ''),
  elementMark('small', 'small', ''),
  abbreviation,
]
