import { passageLanguages } from '@kampana/shared/rich-text/passage-languages'
import { Mark } from '@tiptap/core'

/**
 * Marks a passage in another language (WCAG 3.1.2). Only our own marks are parsed from HTML, since office programs put a
 * language on every word of a paste.
 */
export const LanguageMark = Mark.create({
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
