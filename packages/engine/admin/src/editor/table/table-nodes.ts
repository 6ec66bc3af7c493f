import { tableLooks } from '@kampana/engine-declare/rich-text/list-rules'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'

/** Text alignment of a cell. */
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
 * Table nodes. Cells can have several lines and can be merged. The tables need no node view: with one, Tiptap renders the
 * whole document again after mounting.
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

/** Attribute for a list's or table's look; null for the default. */
export const lookAttribute = (looks: readonly string[]) => ({
  look: {
    default: null,
    parseHTML: (element: HTMLElement) => looks.find((look) => look === element.dataset['look']) ?? null,
    renderHTML: ({ look }: Record<string, unknown>) =>
      typeof look === 'string' ? { 'data-look': look } : {},
  },
})
