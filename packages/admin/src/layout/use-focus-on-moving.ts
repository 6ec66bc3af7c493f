import { useEffect, useRef } from 'react'
import { useLocation } from 'react-admin'

/** Takes the focus to a new page's content, or a keyboard would begin each page at the link that led to it. */
export const useFocusOnMoving = (): void => {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    const main = document.querySelector<HTMLElement>('#main-content')
    // A form that takes the focus to its first input keeps it.
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true })
  }, [pathname])
}
