import type { MouseEvent } from 'react'

/**
 * Keeps the focus in the text when a toolbar button is pressed with a mouse or finger: what is typed next would go to the
 * button otherwise, which a space presses again. By keyboard the button takes the focus as usual.
 */
export const keepFocus = (event: MouseEvent<HTMLElement>): void => {
  const { currentTarget, target } = event
  // Dialogs of the toolbar stand elsewhere in the document.
  if (target instanceof Element && currentTarget.contains(target) && target.closest('button'))
    event.preventDefault()
}
