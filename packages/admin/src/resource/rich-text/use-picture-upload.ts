import { useEffect, useRef, useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { ProductDataProvider } from '../../data-provider.ts'

/** A picture on its way to the server. With `src` it has arrived, with `problem` it was refused. */
export interface Upload {
  name: string
  percent: number
  /** A first guess at the description, from the file's name. */
  suggestion: string
  src?: string
  problem?: string
}

/** Uploads one picture at a time; leaving the form, or cancelling, ends the upload. */
export const usePictureUpload = () => {
  const [upload, setUpload] = useState<Upload>()
  const { uploadImage } = useDataProvider<ProductDataProvider>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const cancel = () => {
    running.current?.abort()
    setUpload(undefined)
  }
  const start = (file: File) => {
    running.current?.abort()
    const controller = (running.current = new AbortController())
    const { signal } = controller
    const update = (news: Partial<Upload>) =>
      signal.aborted || setUpload((current) => current && { ...current, ...news })
    setUpload({ name: file.name, percent: 0, suggestion: wordsIn(file.name) })
    uploadImage(file, {
      signal,
      onProgress: ({ sent, total }) => update({ percent: total === 0 ? 100 : (sent / total) * 100 }),
    }).then(
      // react-admin answers with no address when the session is over, and leads to login.
      (src: unknown) => (typeof src === 'string' ? update({ src }) : cancel()),
      (error: Error) => update({ problem: problemOf(error) }),
    )
  }
  return { upload, start, cancel }
}

/** The text under the field `image` says more than the summary of all. */
const problemOf = (error: Error & { errors?: Record<string, string> }): string =>
  error.errors?.image ?? error.message

const wordsIn = (fileName: string): string =>
  fileName
    .replace(/\.\w+$/, '')
    .replaceAll(/[-_]+/g, ' ')
    .trim()
