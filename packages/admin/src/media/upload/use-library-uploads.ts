import type { LibraryPicture } from '@kampana/shared/api/pictures-api'
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify, useTranslate } from 'react-admin'
import type { ProductDataProvider } from '../../product-verbs/product-verbs.ts'
import { usePictureUploads } from './use-picture-uploads.ts'

/** Pictures on their way into the library, and those that have arrived. */
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
  /** Sends what isn't added yet. Answers all that were added so far, and whether nothing is left. */
  const sendAll = async () => {
    setSending(true)
    const { added, failed, cancelled } = await send()
    setSending(false)
    const all = [...made, ...added.values()]
    setMade(all)
    // A form around it is left alone.
    if (added.size > 0) void queryClient.invalidateQueries({ queryKey: ['pictures'] })
    return { all, isDone: failed === 0 && !cancelled }
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
