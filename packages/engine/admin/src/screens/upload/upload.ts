import type { UploadProgress } from '@kampana/engine-declare/api/http/upload'
import { labelMessage, uploadLabels } from '../../data-provider/label-messages.ts'

/** A file and the state of its upload. */
export interface Upload<T = unknown> {
  readonly id: number
  readonly file: File
  /** `chosen` files wait for the person, and `waiting` files for other uploads. `refused` files are never sent. */
  readonly state: 'chosen' | 'waiting' | 'sending' | 'done' | 'failed' | 'canceled' | 'refused'
  /** Sent share in percent. After all bytes are sent, the server still processes them for an unknown time. */
  readonly percent: number
  /** Error of a failed or refused file. */
  readonly problem?: string | undefined
  readonly result?: T | undefined
  /** Description of an image, by default from its filename. */
  readonly description: string
}

/** True while a file is sent or waits for other uploads. */
export const isActive = ({ state }: Upload): boolean => state === 'waiting' || state === 'sending'

/** True if a file can be sent, for the first time or again. */
export const isSendable = ({ state }: Upload): boolean =>
  state === 'chosen' || state === 'failed' || state === 'canceled'

/** State of a file before its first upload. */
export const unsent = { state: 'chosen', percent: 0, problem: undefined, result: undefined } as const

/** Sent share in percent. */
export const toPercent = ({ sent, total }: UploadProgress): number =>
  total === 0 ? 100 : (sent / total) * 100

/** Reason why an upload failed. A field's error is more specific than the summary. */
export const uploadProblem = (error: Error & { errors?: Record<string, string> }): string =>
  labelMessage(uploadLabels, Object.values(error.errors ?? {})[0] ?? error.message)
