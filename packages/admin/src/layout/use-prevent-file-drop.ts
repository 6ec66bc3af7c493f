import { useEffect } from 'react'

/** Prevents a file that is dropped outside of a drop zone from replacing the page, which is the browser's default. */
export const usePreventFileDrop = (): void => {
  useEffect(() => {
    const preventDrop = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    window.addEventListener('dragover', preventDrop)
    window.addEventListener('drop', preventDrop)
    return () => {
      window.removeEventListener('dragover', preventDrop)
      window.removeEventListener('drop', preventDrop)
    }
  }, [])
}
