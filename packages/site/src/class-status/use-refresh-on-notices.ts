import { useEffect } from 'react'
import { useRefresh } from '../framework/router/router-context.ts'
import { isNoticePage, noticesChanged } from './events.ts'

/** Loads a page of notices anew when they have changed, instead of having it reloaded. */
export const useRefreshOnNotices = (): void => {
  const refresh = useRefresh()
  useEffect(() => {
    const renew = (event: Event): void => {
      if (!refresh || !isNoticePage()) return
      event.preventDefault()
      refresh()
    }
    addEventListener(noticesChanged, renew)
    return () => removeEventListener(noticesChanged, renew)
  }, [refresh])
}
