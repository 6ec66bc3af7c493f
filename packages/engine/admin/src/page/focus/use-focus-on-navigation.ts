import { useEffect, useRef } from 'react'
import { useLocation } from 'react-admin'
import { focusContent } from './focus-content.ts'

/**
 * Moves the focus to a new page's content. Otherwise keyboard users would start each page at the link that they followed. The
 * page scrolls to the top, except on back navigation.
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
    // Keeps the focus if a form has moved it to its first input.
    if (!document.activeElement?.closest('#main-content')) focusContent()
  }, [pathname])
}
