import type { UploadProgress } from '@kampana/engine-declare/api/http/upload'
import { messages } from '@kampana/shared/messages/messages'
import { useEffect, useRef } from 'react'
import { toPercent, uploadProblem } from '@kampana/engine-admin/screens/upload/use-upload'
import { useChosenPictures, type QueuedPicture } from './use-chosen-pictures.ts'

/** Sends one described image. Rejects with the validation errors under `errors`. */
type SendPicture<T> = (
  file: File,
  description: string,
  options: { signal: AbortSignal; onProgress: (progress: UploadProgress) => void },
) => Promise<T>

interface Outcome<T> {
  /** Results of the uploads, by the upload's key. */
  added: ReadonlyMap<number, T>
  failed: number
  cancelled: boolean
}

/**
 * Uploads the chosen images one by one, so that each has its own progress and can be retried. Each must be `described`, unless
 * the server stores no descriptions.
 */
export const usePictureUploads = <T>(sendPicture: SendPicture<T>, { described = true } = {}) => {
  const { uploads, change, choose, drop } = useChosenPictures()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const sendOne = async ({ key, file, description }: QueuedPicture, signal: AbortSignal): Promise<T> => {
    change([key], { state: 'sending', percent: 0 })
    const made = await sendPicture(file, description.trim(), {
      signal,
      onProgress: (progress) => change([key], { percent: toPercent(progress) }),
    })
    change([key], { state: 'added', percent: 100 })
    return made
  }

  /** Sends the remaining images one after the other. */
  const send = async (): Promise<Outcome<T>> => {
    const { signal } = (running.current = new AbortController())
    const added = new Map<number, T>()
    let failed = 0
    for (const upload of uploads.filter(({ state }) => state !== 'added')) {
      if (signal.aborted) break
      if (described && upload.description.trim() === '') {
        change([upload.key], { state: 'failed', problem: messages.describePicture })
        failed++
        continue
      }
      try {
        added.set(upload.key, await sendOne(upload, signal))
      } catch (error) {
        if (!signal.aborted) failed++
        change(
          [upload.key],
          signal.aborted ? { state: 'chosen' } : { state: 'failed', problem: uploadProblem(error as Error) },
        )
      }
    }
    return { added, failed, cancelled: signal.aborted }
  }

  return {
    uploads,
    change,
    choose,
    drop,
    send,
    describe: (key: number, description: string) => change([key], { description }),
    cancel: () => running.current?.abort(),
  }
}
