import type { Editor } from '@tiptap/core'
import { flushSync } from 'react-dom'

/** Gives a text the focus where it is scrolled to: browsers begin at its top. */
export const focusInPlace = (view: Editor['view'], scrollTop = view.dom.scrollTop): void => {
  view.focus()
  view.dom.scrollTop = scrollTop
}

/**
 * Closes a dialog and has the focus back in the text at once: what is typed next belongs there, and not to the button that
 * opened the dialog, to which the focus returns by itself.
 */
export const backToText = (editor: Pick<Editor, 'view'>, close: () => void): void => {
  const { scrollTop } = editor.view.dom
  // oxlint-disable-next-line react/no-flush-sync
  flushSync(close)
  focusInPlace(editor.view, scrollTop)
}
