import { useEffect } from 'react'

/** A file that is dropped beside the place for it would be opened by the browser, in place of the page and what was typed. */
export const usePreventFileDrop = (): void => {
  useEffect(() => {
    const keepOut = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    window.addEventListener('dragover', keepOut)
    window.addEventListener('drop', keepOut)
    return () => {
      window.removeEventListener('dragover', keepOut)
      window.removeEventListener('drop', keepOut)
    }
  }, [])
}
