import { useEffect, useRef } from 'react'
import { useLocation } from 'react-admin'
import { focusContent } from './focus-content.ts'

/** Moves the focus to a new page's content; otherwise keyboard users would start each page at the link that led to it. */
export const useFocusOnNavigation = (): void => {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    // A form that takes the focus to its first input keeps it.
    if (!document.activeElement?.closest('#main-content')) focusContent()
  }, [pathname])
}
