import { errorMessage } from '../../error-message.ts'
import { useRef, useState } from 'react'
import { useDataProvider, useNotify, useRefresh } from 'react-admin'
import type { ProductDataProvider } from '../../data-provider.ts'
import type { Deletion } from '../../data-provider/server-message.ts'

/** Brings deleted records back, tells people how that went, and shows the lists anew. */
export const useRestore = ({ resource, ids }: Deletion) => {
  const [busy, setBusy] = useState(false)
  const under = useRef(false)
  const provider = useDataProvider<ProductDataProvider>()
  const notify = useNotify()
  const refresh = useRefresh()
  const restore = async (): Promise<void> => {
    // Two key presses can come before the disabled state has rendered.
    if (under.current) return
    setBusy((under.current = true))
    try {
      const message = await provider.restore(resource, ids)
      if (message !== undefined) notify(message, { type: 'success' })
    } catch (error) {
      notify(errorMessage(error), { type: 'error' })
    } finally {
      setBusy((under.current = false))
      refresh()
    }
  }
  return { busy, restore }
}
