import { tableLooks } from '@kampana/shared/rich-text/list-rules'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { lookAttribute } from '../lists/look-attribute.ts'
import { cellAttributes } from './cell-align.ts'

const linesAndLists = {
  content: '(paragraph | bulletList | orderedList)+',
  addAttributes(this: { parent?: (() => object) | undefined }) {
    return { ...this.parent?.(), ...cellAttributes }
  },
}

/** The tables of a body. Their cells may hold several lines, and may be merged. */
export const bodyTable = [
  Table.extend({ addAttributes: () => lookAttribute(tableLooks) }).configure({ renderWrapper: true }),
  TableRow,
  TableHeader.extend(linesAndLists),
  TableCell.extend(linesAndLists),
]
