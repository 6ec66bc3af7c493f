import type { MouseEvent } from 'react'

/**
 * Keeps focus in the text when a toolbar button is clicked or tapped. Otherwise the next keystrokes would go to the button,
 * which the space bar presses again. Keyboard users focus the button as usual.
 */
export const keepFocus = (event: MouseEvent<HTMLElement>): void => {
  const { currentTarget, target } = event
  // The toolbar's dialogs are elsewhere in the document.
  if (target instanceof Element && currentTarget.contains(target) && target.closest('button'))
    event.preventDefault()
}
