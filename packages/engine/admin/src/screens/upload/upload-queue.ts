import type { UploadProgress } from '@kampana/engine-declare/api/http/upload'
import { guessDescription } from '@kampana/engine-declare/media/picture-name'
import { basicMessages } from '@kampana/engine-declare/messages/basic-messages'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { UploadOptions } from '../../data-provider/custom-verbs.ts'
import { isActive, isSendable, toPercent, unsent, uploadProblem, type Upload } from './upload.ts'

interface QueueOptions<T> {
  /** Sends a file. Returns undefined if the session has expired and the person hasn't signed in again. */
  send: (file: File, options: Required<UploadOptions>, description: string) => Promise<T | undefined>
  /** Error of a file that the server would reject, such as its type or size. */
  refuse?: ((file: File) => string | undefined) | undefined
  /** Error that the person can fix before the file is sent. */
  check?: ((upload: Upload<T>) => string | undefined) | undefined
  /** Maximum number of uploads at once. With 1, files arrive in their order. */
  atOnce?: number
  /** Called after all started uploads have ended. */
  onIdle?: (run: QueueRun<T>, queue: UploadQueue<T>) => void
}

/** Uploads that were started since the queue was idle. */
interface QueueRun<T> {
  uploads: readonly Upload<T>[]
  /** True if the person canceled all of them. */
  isCanceled: boolean
}

/** Limit of all queues together, so that a slow connection isn't divided among many files. */
const maxAtOnce = 3

/** Queues with files. */
const queues = new Set<Pick<UploadQueue<never>, 'fill' | 'isFinished'>>()
const globalListeners = new Set<() => void>()
/** Running uploads of all queues. */
const running = new Map<number, AbortController>()
let lastId = 0

/** Files on their way to the server. A failed or canceled file is kept, so it can be retried without choosing it again. */
export class UploadQueue<T> {
  #options: QueueOptions<T>
  #uploads: readonly Upload<T>[] = []
  #isCanceled = false
  #isRunning = false
  readonly #run = new Map<number, Upload<T>>()
  readonly #listeners = new Set<() => void>()
  #snapshot: { uploads: readonly Upload<T>[]; run: readonly Upload<T>[] } = { uploads: [], run: [] }

  constructor(options: QueueOptions<T>) {
    this.#options = options
  }

  setOptions = (options: QueueOptions<T>): void => {
    this.#options = options
  }
  /** All files, and those started since the queue was idle. */
  snapshot = () => this.#snapshot
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  isFinished = (): boolean => !this.#uploads.some((upload) => isActive(upload) || isSendable(upload))

  /** Adds files. Returns their ids. */
  add = (files: Iterable<File>): number[] => {
    const added = [...files].map((file): Upload<T> => {
      const problem = this.#options.refuse?.(file)
      const state = problem === undefined ? 'chosen' : 'refused'
      return { id: ++lastId, file, state, percent: 0, problem, description: guessDescription(file.name) }
    })
    this.#set([...this.#uploads, ...added])
    return added.map(({ id }) => id)
  }

  /** Adds files and sends them. Returns their ids. */
  send = (files: Iterable<File>): number[] => {
    const ids = this.add(files)
    this.start(ids)
    return ids
  }

  /** Sends or retries files, by default all that aren't sent yet. */
  start = (ids: readonly number[] = this.#ids()): void => {
    if (!this.#isRunning) {
      this.#run.clear()
      this.#isCanceled = false
    }
    for (const upload of this.#uploads.filter((each) => isSendable(each) && ids.includes(each.id))) {
      const problem = this.#options.check?.(upload)
      this.#run.set(upload.id, upload)
      this.#change([upload.id], { state: problem === undefined ? 'waiting' : 'failed', percent: 0, problem })
    }
    this.#isRunning = true
    this.#goOn()
  }

  /** Aborts uploads and keeps their files. */
  cancel = (ids: readonly number[]): void => {
    const active = this.#uploads.filter((each) => isActive(each) && ids.includes(each.id))
    abort(ids)
    this.#change(
      active.map(({ id }) => id),
      { state: 'canceled' },
    )
    this.#goOn()
  }

  cancelAll = (): void => {
    this.#isCanceled = true
    this.cancel(this.#ids())
  }

  /** Removes files and aborts their uploads. */
  remove = (ids: readonly number[]): void => {
    abort(ids)
    for (const id of ids) if (this.#run.get(id)?.state !== 'done') this.#run.delete(id)
    this.#set(this.#uploads.filter(({ id }) => !ids.includes(id)))
    this.#goOn()
  }

  /** Removes all files, without `onIdle`. */
  clear = (): void => {
    this.#isRunning = false
    this.remove(this.#ids())
  }

  describe = (id: number, description: string): void => this.#change([id], { ...unsent, description })

  /** Marks uploads as unsent, after the server has deleted their files again. */
  reset = (ids: readonly number[]): void => this.#change(ids, unsent)

  /** Starts waiting files. */
  fill = (): void => {
    const { atOnce = maxAtOnce } = this.#options
    for (const upload of this.#uploads.filter(({ state }) => state === 'waiting')) {
      const own = this.#uploads.filter(({ state }) => state === 'sending').length
      if (own < atOnce && running.size < maxAtOnce) this.#sendOne(upload)
    }
  }

  #sendOne({ id, file, description }: Upload<T>): void {
    const controller = new AbortController()
    const { signal } = controller
    running.set(id, controller)
    this.#change([id], { state: 'sending' })
    const onProgress = (progress: UploadProgress) =>
      signal.aborted || this.#change([id], { percent: toPercent(progress) })
    const settle = (changes: Partial<Upload<T>>) => {
      if (signal.aborted) return
      running.delete(id)
      this.#change([id], changes)
      this.#goOn()
    }
    this.#options.send(file, { signal, onProgress }, description.trim()).then(
      (result) =>
        settle(
          result === undefined
            ? { state: 'failed', problem: basicMessages.unauthenticated }
            : { state: 'done', percent: 100, result },
        ),
      (error: Error) => settle({ state: 'failed', problem: uploadProblem(error) }),
    )
  }

  #goOn(): void {
    for (const queue of queues) queue.fill()
    if (!this.#isRunning || this.#uploads.some(isActive)) return
    this.#isRunning = false
    const run = { uploads: [...this.#run.values()], isCanceled: this.#isCanceled }
    if (run.uploads.length > 0) this.#options.onIdle?.(run, this)
  }

  #ids(): number[] {
    return this.#uploads.map(({ id }) => id)
  }

  #change(ids: readonly number[], changes: Partial<Upload<T>>): void {
    this.#set(this.#uploads.map((each) => (ids.includes(each.id) ? { ...each, ...changes } : each)))
  }

  #set(uploads: readonly Upload<T>[]): void {
    this.#uploads = uploads
    for (const upload of uploads) if (this.#run.has(upload.id)) this.#run.set(upload.id, upload)
    this.#snapshot = { uploads, run: [...this.#run.values()] }
    if (uploads.length > 0) queues.add(this)
    else queues.delete(this)
    for (const listener of [...this.#listeners, ...globalListeners]) listener()
  }
}

const abort = (ids: readonly number[]): void => {
  for (const id of ids) {
    running.get(id)?.abort()
    running.delete(id)
  }
}

/** Queue of a component. Aborts its uploads when the component unmounts. */
export const useUploadQueue = <T>(options: QueueOptions<T>): UploadQueue<T> => {
  const [queue] = useState(() => new UploadQueue(options))
  useEffect(() => queue.setOptions(options))
  useEffect(() => queue.clear, [queue])
  return queue
}

export const useUploads = <T>({ subscribe, snapshot }: UploadQueue<T>) =>
  useSyncExternalStore(subscribe, snapshot)

export const areUploadsFinished = (): boolean => [...queues].every((queue) => queue.isFinished())

/** True if any queue has files that aren't sent yet. They would be lost if the person left the page. */
export const useUnfinishedUploads = (): boolean => !useSyncExternalStore(subscribeToAll, areUploadsFinished)

const subscribeToAll = (listener: () => void) => {
  globalListeners.add(listener)
  return () => globalListeners.delete(listener)
}
