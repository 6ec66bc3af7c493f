import { useEffect } from 'react'
import { useRefresh } from '@kampana/engine-site/framework/router/router-context'
import { isNoticePage, noticesChanged } from './events.ts'

/** Refreshes a page of notices through the router when notices have changed, instead of reloading it. */
export const useRefreshOnNotices = (): void => {
  const refresh = useRefresh()
  useEffect(() => {
    const handleChange = (event: Event): void => {
      const isOutdated = event instanceof CustomEvent && Boolean(event.detail.outdated)
      if (!refresh || !(isOutdated || isNoticePage())) return
      event.preventDefault()
      refresh()
    }
    addEventListener(noticesChanged, handleChange)
    return () => removeEventListener(noticesChanged, handleChange)
  }, [refresh])
}
