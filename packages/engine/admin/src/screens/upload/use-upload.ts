import type { UploadProgress } from '@kampana/engine-declare/api/http/upload'
import { labelMessage, uploadLabels } from '../../data-provider/label-messages.ts'
import { useEffect, useRef, useState } from 'react'

/** Running upload. `problem` contains the server's error. */
export interface Upload {
  name: string
  percent: number
  problem?: string
}
/** Sends a file. Returns its address; undefined if the session has expired and react-admin redirects to login. */
export type Send = (
  file: File,
  options: { signal: AbortSignal; onProgress: (progress: UploadProgress) => void },
) => Promise<string | undefined>

/** Uploads one file at a time and calls `onArrived` with its address. Leaving the form or canceling aborts the upload. */
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

/** Reason why an upload failed. A field's error is more specific than the summary. */
export const uploadProblem = (error: Error & { errors?: Record<string, string> }): string =>
  labelMessage(uploadLabels, Object.values(error.errors ?? {})[0] ?? error.message)
