import { useLayoutEffect, type RefObject } from 'react'
import { focusContent } from './focus-content.ts'

/** Moves the focus to the page's content if the element is removed while it has or contains the focus. */
export const useRestoreFocus = (ref: RefObject<HTMLElement | null>): void =>
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      if (element?.contains(document.activeElement)) focusContent()
    }
  }, [ref])
