import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'

/** Keeps each table as Markdown has it: the first row names the columns, and no other does. */
export const tableShape = Extension.create({
  name: 'tableShape',
  addProseMirrorPlugins: () => [
    new Plugin({
      key: new PluginKey('tableShape'),
      appendTransaction: (changes, before, { doc, tr }) => {
        if (!changes.some(({ docChanged }) => docChanged)) return null
        doc.descendants((node, pos) => {
          if (node.type.name === 'table') fixTable(tr, node, pos)
          return !node.isTextblock
        })
        return tr.docChanged && before.doc !== tr.doc ? tr : null
      },
    }),
  ],
})

const fixTable = (change: Transaction, table: Node, tablePos: number): void => {
  table.forEach((row, rowOffset, index) => {
    row.forEach((cell, cellOffset) => {
      const name = index === 0 ? 'tableHeader' : 'tableCell'
      const type = cell.type.schema.nodes[name]
      if (cell.type !== type)
        change.setNodeMarkup(tablePos + 1 + rowOffset + 1 + cellOffset, type, cell.attrs)
    })
  })
}
