import { Mark } from '@tiptap/core'

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

/** The small marks of a text: raised and lowered letters, keys of a keyboard, fine print and abbreviations. */
export const smallMarks = [
  elementMark('superscript', 'sup', ' subscript'),
  elementMark('subscript', 'sub', ' superscript'),
  elementMark('keys', 'kbd', ''),
  elementMark('small', 'small', ''),
  abbreviation,
]
