import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Accepts files that are dropped or pasted anywhere on the page while it is `active`. Returns true while files are dragged
 * over the page.
 */
export const useFilesDropped = (active: boolean, onFiles: (files: FileList) => void): boolean => {
  const [dragging, setDragging] = useState(false)
  const take = (event: Event, data: DataTransfer | null) => {
    if (!active || !data?.files.length) return
    event.preventDefault()
    event.stopPropagation()
    onFiles(data.files)
  }
  const hover = useEffectEvent((event: DragEvent) => {
    event.preventDefault()
    setDragging(active && event.dataTransfer?.types.includes('Files') === true)
  })
  const drop = useEffectEvent((event: DragEvent) => {
    event.preventDefault()
    setDragging(false)
    take(event, event.dataTransfer)
  })
  const paste = useEffectEvent((event: ClipboardEvent) => take(event, event.clipboardData))
  useEffect(() => {
    const leave = () => setDragging(false)
    const listeners = new AbortController()
    // Captures the events, because a form around a dialog would also accept the files.
    const options = { signal: listeners.signal, capture: true }
    document.addEventListener('dragover', (event) => hover(event), options)
    document.addEventListener('dragleave', leave, options)
    document.addEventListener('drop', (event) => drop(event), options)
    document.addEventListener('paste', (event) => paste(event), options)
    return () => listeners.abort()
  }, [])
  return dragging
}
