import { guessDescription } from '@kampana/shared/media/picture-name'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { EngineDataProvider } from '../../data-provider.ts'
import { useUpload, type Upload } from '../upload/use-upload.ts'

/** A picture on its way to the server. With `src` it has arrived, with `problem` it was refused. */
export interface PictureUpload extends Upload {
  /** A first guess at the description, from the file's name. */
  suggestion: string
  src?: string
}

/** Uploads one picture at a time, and keeps it until it is described; leaving the form, or cancelling, ends the upload. */
export const usePictureUpload = () => {
  const { uploadImage } = useDataProvider<EngineDataProvider>()
  const [chosen, setChosen] = useState<{ name: string; src?: string }>()
  const sendingUpload = useUpload(uploadImage, (src) =>
    setChosen((picture) => picture && { ...picture, src }),
  )
  const isActive = sendingUpload.upload !== undefined || chosen?.src !== undefined
  const upload: PictureUpload | undefined =
    chosen && isActive
      ? { percent: 100, ...sendingUpload.upload, ...chosen, suggestion: guessDescription(chosen.name) }
      : undefined
  return {
    upload,
    start: (file: File) => {
      setChosen({ name: file.name })
      sendingUpload.start(file)
    },
    cancel: () => {
      setChosen(undefined)
      sendingUpload.cancel()
    },
  }
}
