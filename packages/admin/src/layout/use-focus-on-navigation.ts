import { useEffect, useRef } from 'react'
import { useLocation } from 'react-admin'
import { focusContent } from './focus-content.ts'

/** Takes the focus to a new page's content, or a keyboard would begin each page at the link that led to it. */
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
