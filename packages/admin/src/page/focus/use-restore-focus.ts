import { useLayoutEffect, type RefObject } from 'react'
import { focusContent } from './focus-content.ts'

/** Moves the focus to the page's content when the element that has it, or is around it, goes away. */
export const useRestoreFocus = (ref: RefObject<HTMLElement | null>): void =>
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      if (element?.contains(document.activeElement)) focusContent()
    }
  }, [ref])
