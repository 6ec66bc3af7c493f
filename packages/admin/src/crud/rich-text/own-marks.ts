import { passageLanguages } from '@kampana/shared/rich-text/passage-languages'
import { Mark } from '@tiptap/core'

/**
 * Marks a passage in another language (WCAG 3.1.2). Only our own marks are parsed from HTML, since office programs put a
 * language on every word of a paste.
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

/** A mark that HTML has an element for. */
const elementMark = (name: string, tag: string, excludes: string) =>
  Mark.create({
    name,
    excludes: `${name}${excludes}`,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  })

/** A short form, whose title says what it stands for. Text typed behind it isn't part of it. */
const abbreviation = Mark.create({
  name: 'abbreviation',
  inclusive: false,
  addAttributes: () => ({ title: { default: null } }),
  parseHTML: () => [{ tag: 'abbr[title]' }],
  renderHTML: ({ HTMLAttributes }) => ['abbr', HTMLAttributes, 0],
})

/** The marks that Tiptap's kit lacks. */
export const ownMarks = [
  language,
  elementMark('superscript', 'sup', ' subscript'),
  elementMark('subscript', 'sub', ' superscript'),
  elementMark('keys', 'kbd', ''),
  elementMark('small', 'small', ''),
  abbreviation,
]
