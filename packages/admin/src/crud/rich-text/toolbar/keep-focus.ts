import type { MouseEvent } from 'react'

/**
 * Pressed with a mouse or a finger, a button of the toolbar leaves the focus in the text: what is typed right after it
 * would go to the button, for which a space is another press. By the keyboard it takes the focus as ever.
 */
export const keepFocus = (event: MouseEvent<HTMLElement>): void => {
  const { currentTarget, target } = event
  // Dialogs of the toolbar stand elsewhere in the document.
  if (target instanceof Element && currentTarget.contains(target) && target.closest('button'))
    event.preventDefault()
}
