import type { UploadedFile } from '@kampana/engine-declare/media/file'
import { isPictureFile } from '@kampana/engine-declare/media/picture-name'
import { useEffect, useMemo, useRef } from 'react'
import { useDataProvider, useNotify, useTranslate } from 'react-admin'
import { capabilities } from '../../back-end/capabilities.ts'
import type { EngineDataProvider } from '../../data-provider.ts'
import { findDocumentProblem, findPictureProblem } from '../../screens/upload/file-problems.ts'
import { useUploadQueue, type UploadQueue } from '../../screens/upload/upload-queue.ts'
import { fileBlock } from '../media/file-block.ts'
import { lossText, type Losses } from '../paste/loss-text.ts'

/** Queue of an editor's chosen, pasted and dropped images and files, and its settings. */
export interface EditorUploads {
  /** The results are attributes of images, or blocks of files. */
  queue: UploadQueue<object>
  /** True if the back end supports figures and not only inline images. */
  hasFigures: boolean
  /** Element that shows an upload in the text. */
  elementOf: (id: number) => HTMLElement
  reportLosses: (losses: Losses) => void
}

/** Uploads of an editor. The object never changes, since new options would create a new editor. */
export const useEditorUploads = (): EditorUploads => {
  const { uploadImage, uploadFile } = useDataProvider<EngineDataProvider>()
  const notify = useNotify()
  const t = useTranslate()
  // Another back end's site may only support the content of the specification.
  const hasFigures = capabilities().media
  const queue = useUploadQueue<object>({
    send: async (file, options) => {
      if (!isPictureFile(file)) {
        const uploaded: UploadedFile | undefined = await uploadFile(file, options)
        return uploaded && fileBlock(file, uploaded)
      }
      const src: string | undefined = await uploadImage(file, options)
      return src === undefined ? undefined : { src, alt: null }
    },
    refuse: (file) =>
      isPictureFile(file) || !hasFigures ? findPictureProblem(file) : findDocumentProblem(file),
  })
  const report = useRef<EditorUploads['reportLosses']>(undefined)
  useEffect(() => {
    report.current = (losses) => {
      const text = lossText(t, losses)
      if (text !== '') notify(text, { type: 'info' })
    }
  })
  return useMemo(() => {
    const elements = new Map<number, HTMLElement>()
    return {
      queue,
      hasFigures,
      elementOf: (id) => {
        const element =
          elements.get(id) ?? Object.assign(document.createElement('span'), { className: 'upload' })
        elements.set(id, element)
        return element
      },
      reportLosses: (losses) => report.current?.(losses),
    }
  }, [queue, hasFigures])
}
