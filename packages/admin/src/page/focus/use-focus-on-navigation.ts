import { useEffect, useRef } from 'react'
import { useLocation } from 'react-admin'
import { focusContent } from './focus-content.ts'

/**
 * Moves the focus to a new page's content; otherwise keyboard users would start each page at the link that led to it. The page
 * begins at its top, unless somebody goes back to it.
 */
export const useFocusOnNavigation = (): void => {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  const isBack = useRef(false)
  useEffect(() => {
    const mark = () => (isBack.current = true)
    window.addEventListener('popstate', mark)
    return () => window.removeEventListener('popstate', mark)
  }, [])
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (!isBack.current) document.documentElement.scrollTop = 0
    isBack.current = false
    // A form that takes the focus to its first input keeps it.
    if (!document.activeElement?.closest('#main-content')) focusContent()
  }, [pathname])
}
