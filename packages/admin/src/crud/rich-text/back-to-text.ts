import type { Editor } from '@tiptap/core'
import { flushSync } from 'react-dom'

/**
 * Closes a dialog and has the focus back in the text at once: what is typed next belongs there, and not to the button that
 * opened the dialog, to which the focus returns by itself. A long text stays where it was scrolled to, though browsers begin at its
 * top.
 */
export const backToText = (editor: Pick<Editor, 'view'>, close: () => void): void => {
  const { dom } = editor.view
  const { scrollTop } = dom
  // oxlint-disable-next-line react/no-flush-sync
  flushSync(close)
  editor.view.focus()
  dom.scrollTop = scrollTop
}
