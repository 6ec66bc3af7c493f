import type { LibraryPicture } from '@kampana/shared/api/pictures-api'
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify, useTranslate } from 'react-admin'
import type { ProductDataProvider } from '../../product-verbs/product-verbs.ts'
import { usePictureUploads } from './use-picture-uploads.ts'

/** Images that are being uploaded to the library, and those already added. */
export const useLibraryUploads = () => {
  const t = useTranslate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const { uploadPicture } = useDataProvider<ProductDataProvider>()
  const { uploads, choose, send, drop, describe, cancel } = usePictureUploads(uploadPicture)
  const [sending, setSending] = useState(false)
  const [made, setMade] = useState<readonly LibraryPicture[]>([])

  const add = (files: Iterable<File>) => {
    const refused = choose(files)
    if (refused.length > 0)
      notify(t('This file isn’t a picture. Choose a JPEG, PNG, WebP, GIF or AVIF file.'), {
        type: 'warning',
        autoHideDuration: null,
      })
  }
  /** Sends the remaining images. Returns all images added so far, and `isDone` if none remains. */
  const sendAll = async () => {
    setSending(true)
    const { added, failed, cancelled: canceled } = await send()
    setSending(false)
    const all = [...made, ...added.values()]
    setMade(all)
    // Doesn't reload the form around it.
    if (added.size > 0) void queryClient.invalidateQueries({ queryKey: ['pictures'] })
    return { all, isDone: failed === 0 && !canceled }
  }
  return {
    uploads,
    waiting: uploads.filter(({ state }) => state !== 'added').length,
    sending,
    made,
    add,
    drop,
    describe,
    cancel,
    sendAll,
  }
}
