import type { UploadProgress } from '@kampana/shared/api/http/upload'
import { labelMessage, uploadLabels } from '../../data-provider/label-messages.ts'
import { useEffect, useRef, useState } from 'react'

/** A file on its way to the server. With `problem` it was refused. */
export interface Upload {
  name: string
  percent: number
  problem?: string
}
/** Sends a file. Returns its address; undefined when the session is over, for which react-admin leads to login. */
export type Send = (
  file: File,
  options: { signal: AbortSignal; onProgress: (progress: UploadProgress) => void },
) => Promise<string | undefined>

/** Uploads one file at a time and hands its address on; leaving the form, or cancelling, ends the upload. */
export const useUpload = (send: Send, onArrived: (address: string) => void) => {
  const [upload, setUpload] = useState<Upload>()
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
    const update = (changes: Partial<Upload>) =>
      signal.aborted || setUpload((current) => current && { ...current, ...changes })
    setUpload({ name: file.name, percent: 0 })
    const onProgress = (progress: UploadProgress) => update({ percent: toPercent(progress) })
    send(file, { signal, onProgress }).then(
      (address) => {
        if (signal.aborted) return
        setUpload(undefined)
        if (address !== undefined) onArrived(address)
      },
      (error: Error) => update({ problem: uploadProblem(error) }),
    )
  }
  return {
    upload,
    start,
    refuse: (name: string, problem: string) => setUpload({ name, percent: 0, problem }),
    cancel,
  }
}

export const toPercent = ({ sent, total }: UploadProgress): number =>
  total === 0 ? 100 : (sent / total) * 100

/** Why an upload failed. The error of a field says more than the summary. */
export const uploadProblem = (error: Error & { errors?: Record<string, string> }): string =>
  labelMessage(uploadLabels, Object.values(error.errors ?? {})[0] ?? error.message)
