import { guessDescription, isPictureFile } from '@kampana/shared/media/picture-name'
import { useEffect, useRef, useState } from 'react'

/** A picture to upload, and the state of its upload. */
export interface QueuedPicture {
  key: number
  file: File
  /** The object URL of the thumbnail. */
  preview: string
  description: string
  state: 'chosen' | 'sending' | 'added' | 'failed'
  percent: number
  problem?: string
}

/** The pictures that a person has chosen, each described by its file's name until they say better. */
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

  /** Returns which of the files can't be taken. */
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
