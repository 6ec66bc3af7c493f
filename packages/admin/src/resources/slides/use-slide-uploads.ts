import { useEffect, useRef, useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { ProductDataProvider } from '../../data-provider.ts'

/** A picture that is to become a slide, and how far it has come. */
export interface SlideUpload {
  key: number
  file: File
  /** An address in this browser's memory, for the thumbnail. */
  preview: string
  alt: string
  state: 'chosen' | 'sending' | 'added' | 'failed'
  percent: number
  problem?: string
}

/** Pictures chosen for upload. Each goes by itself, so that one that fails can be tried again alone. */
export const useSlideUploads = () => {
  const [uploads, setUploads] = useState<readonly SlideUpload[]>([])
  const { uploadSlide } = useDataProvider<ProductDataProvider>()
  const running = useRef<AbortController>(undefined)
  const numbered = useRef(0)
  useEffect(() => () => running.current?.abort(), [])

  const change = (key: number, news: Partial<SlideUpload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...news } : upload)))

  const choose = (files: Iterable<File>) => {
    const pictures = [...files].filter(({ type }) => type.startsWith('image/'))
    const chosen = pictures.map((file): SlideUpload => ({
      key: ++numbered.current,
      file,
      preview: URL.createObjectURL(file),
      alt: wordsIn(file.name),
      state: 'chosen',
      percent: 0,
    }))
    setUploads((all) => [...all, ...chosen])
    return { refused: [...files].length - pictures.length }
  }

  const drop = (key: number) =>
    setUploads((all) =>
      all.filter((upload) => {
        if (upload.key === key) URL.revokeObjectURL(upload.preview)
        return upload.key !== key
      }),
    )

  /** Sends what hasn't been added yet, one after the other. Answers how many were added and how many failed. */
  const send = async (): Promise<{ added: number; failed: number }> => {
    const { signal } = (running.current = new AbortController())
    const counted = { added: 0, failed: 0 }
    for (const { key, file, alt } of uploads.filter(({ state }) => state !== 'added')) {
      if (signal.aborted) break
      change(key, { state: 'sending', percent: 0 })
      try {
        await uploadSlide(file, alt, {
          signal,
          onProgress: ({ sent, total }) => change(key, { percent: total === 0 ? 100 : (sent / total) * 100 }),
        })
        counted.added++
        change(key, { state: 'added', percent: 100 })
      } catch (error) {
        if (signal.aborted) change(key, { state: 'chosen' })
        else {
          counted.failed++
          change(key, {
            state: 'failed',
            problem: problemOf(error as Error & { errors?: Record<string, string> }),
          })
        }
      }
    }
    return counted
  }

  return {
    uploads,
    choose,
    drop,
    send,
    describe: (key: number, alt: string) => change(key, { alt }),
    cancel: () => running.current?.abort(),
  }
}

/** The text at the file or its description says more than the summary. */
const problemOf = ({ errors, message }: Error & { errors?: Record<string, string> }): string =>
  errors?.slides ?? errors?.alts ?? message

const wordsIn = (fileName: string): string =>
  fileName
    .replace(/\.\w+$/, '')
    .replaceAll(/[-_]+/g, ' ')
    .trim()
