import { guessDescription } from '@kampana/engine-declare/media/picture-name'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { EngineDataProvider } from '../data-provider.ts'
import { useUpload, type Upload } from '../screens/upload/use-upload.ts'

/** Running upload of an image. `src` is set after success, `problem` after an error. */
export interface PictureUpload extends Upload {
  /** Suggested description, from the filename. */
  suggestion: string
  src?: string
}

/** Uploads one image at a time and keeps it until it has a description. Leaving the form or canceling aborts the upload. */
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
