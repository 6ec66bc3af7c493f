import type { Editor } from '@tiptap/core'
import { flushSync } from 'react-dom'

/** Focuses a text at its scroll position. Browsers would scroll to its top. */
export const focusInPlace = (view: Editor['view'], scrollTop = view.dom.scrollTop): void => {
  view.focus()
  view.dom.scrollTop = scrollTop
}

/**
 * Closes a dialog and focuses the text synchronously. Otherwise focus would return to the button that opened the dialog, and
 * so would the next keystrokes.
 */
export const backToText = (editor: Pick<Editor, 'view'>, close: () => void): void => {
  const { scrollTop } = editor.view.dom
  // oxlint-disable-next-line react/no-flush-sync
  flushSync(close)
  focusInPlace(editor.view, scrollTop)
}
