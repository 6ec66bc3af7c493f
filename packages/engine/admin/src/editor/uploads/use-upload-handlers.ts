import { useEffect, useMemo, useRef } from 'react'
import { useDataProvider, useNotify, useTranslate } from 'react-admin'
import type { EngineDataProvider } from '../../data-provider.ts'
import { toPercent, uploadProblem } from '../../screens/upload/use-upload.ts'
import { capabilities } from '../../back-end/capabilities.ts'
import { fileBlock } from '../media/file-block.ts'
import type { UploadFile, UploadHandlers } from './start-uploads.ts'

/** Upload handlers of an editor. The object never changes, since new options would create a new editor. */
export const useUploadHandlers = (): UploadHandlers => {
  const { uploadImage, uploadFile } = useDataProvider<EngineDataProvider>()
  const notify = useNotify()
  const t = useTranslate()
  const newest = useRef({ uploadImage, uploadFile, notify, t })
  useEffect(() => {
    newest.current = { uploadImage, uploadFile, notify, t }
  })
  return useMemo(() => {
    const uploadWith =
      <T>(name: 'uploadImage' | 'uploadFile', toBlock: (file: File, uploaded: T) => object): UploadFile =>
      async (file, { signal, onPercent }) =>
        newest.current[name](file, { signal, onProgress: (progress) => onPercent(toPercent(progress)) })
          // If the session has expired, react-admin returns nothing and redirects to login.
          .then((uploaded: unknown) => (uploaded ? toBlock(file, uploaded as T) : undefined))
          .catch((error: Error) => {
            throw new Error(uploadProblem(error), { cause: error })
          })
    return {
      running: new Set(),
      // Another back end's site may only support the content of the specification.
      hasFigures: capabilities().media,
      uploadPicture: uploadWith('uploadImage', (_file, src: string) => ({ src, alt: null })),
      uploadFile: capabilities().media ? uploadWith('uploadFile', fileBlock) : null,
      t: (text, values) => newest.current.t(text, values),
      notify: (text) => newest.current.notify(text, { type: 'info' }),
    }
  }, [])
}
