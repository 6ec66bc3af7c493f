import { passageLanguages } from '@kampana/shared/rich-text/passage-languages'
import { Mark } from '@tiptap/core'

/**
 * A passage in another language than the rest, so that screen readers speak it in its own. Only what was marked here is:
 * office programs put a language on every word that they paste.
 */
export const LanguageMark = Mark.create({
  name: 'language',
  // What is typed behind it is in the language of the rest again.
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
