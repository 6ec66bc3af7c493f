import type { Editor } from '@tiptap/core'
import { msg } from '../../../language/msg.ts'

/** What can be done with the table at the cursor. */
export const tableActions = (editor: Editor): readonly { label: string; run: () => void }[] => {
  const run = () => editor.chain().focus()
  return [
    { label: msg('Row below'), run: () => run().addRowAfter().run() },
    { label: msg('Row above'), run: () => run().addRowBefore().run() },
    { label: msg('Column to the right'), run: () => run().addColumnAfter().run() },
    { label: msg('Remove the row'), run: () => run().deleteRow().run() },
    { label: msg('Remove the column'), run: () => run().deleteColumn().run() },
    { label: msg('Remove the table'), run: () => run().deleteTable().run() },
  ]
}
