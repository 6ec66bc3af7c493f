import { guessDescription, isPictureFile } from '@kampana/engine-declare/media/picture-name'
import { useEffect, useRef, useState } from 'react'

/** Image to upload, and the state of its upload. */
export interface QueuedPicture {
  key: number
  file: File
  /** Object URL of the thumbnail. */
  preview: string
  description: string
  state: 'chosen' | 'sending' | 'added' | 'failed'
  percent: number
  problem?: string
}

/** Images that the person has chosen. Their default description is the filename. */
export const useChosenPictures = () => {
  const [uploads, setUploads] = useState<readonly QueuedPicture[]>([])
  const previews = useRef(new Set<string>())
  useEffect(() => {
    const shown = previews.current
    return () => {
      for (const preview of shown) URL.revokeObjectURL(preview)
    }
  }, [])

  const change = (keys: readonly number[], changes: Partial<QueuedPicture>) =>
    setUploads((all) => all.map((upload) => (keys.includes(upload.key) ? { ...upload, ...changes } : upload)))

  /** Returns the files that aren't images. */
  const choose = (files: Iterable<File>): File[] => {
    const all = [...files]
    const chosen = all.filter(isPictureFile).map(createUpload)
    for (const { preview } of chosen) previews.current.add(preview)
    setUploads((before) => [...before, ...chosen])
    return all.filter((file) => !chosen.some((each) => each.file === file))
  }

  const drop = (key: number) => setUploads((all) => all.filter((upload) => upload.key !== key))
  return { uploads, change, choose, drop }
}

let lastKey = 0
const createUpload = (file: File): QueuedPicture => ({
  key: ++lastKey,
  file,
  preview: URL.createObjectURL(file),
  description: guessDescription(file.name),
  state: 'chosen',
  percent: 0,
})
