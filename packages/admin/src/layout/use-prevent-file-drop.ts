import { useEffect } from 'react'

/** Prevents a file that is dropped outside of a drop zone from replacing the page, which is the browser's default. */
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
