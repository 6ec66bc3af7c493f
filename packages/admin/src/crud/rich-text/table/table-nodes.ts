import { tableLooks } from '@kampana/shared/rich-text/list-rules'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'

/** How the words of a cell are aligned. */
const cellAttributes = {
  align: {
    default: null,
    parseHTML: ({ style }: HTMLElement) =>
      /^(left|center|right)$/.test(style.textAlign) ? style.textAlign : null,
    renderHTML: ({ align }: Record<string, unknown>) =>
      typeof align === 'string' ? { style: `text-align: ${align}` } : {},
  },
}

const linesAndLists = {
  content: '(paragraph | bulletList | orderedList)+',
  addAttributes(this: { parent?: (() => object) | undefined }) {
    return { ...this.parent?.(), ...cellAttributes }
  },
}

/**
 * The tables of a body. Their cells may hold several lines, and may be merged. They need no node view: with one, Tiptap draws
 * the whole document again once it is mounted.
 */
export const tableNodes = [
  Table.extend({
    addAttributes: () => lookAttribute(tableLooks),
    renderHTML: ({ HTMLAttributes }) => [
      'div',
      { class: 'tableWrapper' },
      ['table', HTMLAttributes, ['tbody', 0]],
    ],
  }).configure({ View: null }),
  TableRow,
  TableHeader.extend(linesAndLists),
  TableCell.extend(linesAndLists),
]

/** How a list or table is shown otherwise, one of these ways; null for as usual. */
export const lookAttribute = (looks: readonly string[]) => ({
  look: {
    default: null,
    parseHTML: (element: HTMLElement) => looks.find((look) => look === element.dataset['look']) ?? null,
    renderHTML: ({ look }: Record<string, unknown>) =>
      typeof look === 'string' ? { 'data-look': look } : {},
  },
})
