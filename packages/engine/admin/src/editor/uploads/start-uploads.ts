import type { TranslateFunction } from 'react-admin'
import { TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { insertBlocksAt } from '../media/insert-blocks.ts'
import { picturesToBlocks } from '../media/pictures-to-blocks.ts'
import { isPictureFile } from '@kampana/engine-declare/media/picture-name'
import { pendingUploads, uploadPosition, type UploadChange } from './pending-uploads.ts'
import { uploadWidget } from './upload-widget.ts'

export type UploadFile = (
  file: File,
  options: { signal: AbortSignal; onPercent: (percent: number) => void },
) => Promise<object | undefined>

/** Upload functions and settings for chosen, pasted and dropped images and files. */
export interface UploadHandlers {
  /** Returns the image's attributes; undefined if the session has expired. */
  uploadPicture: UploadFile
  /** Returns the file as a block; undefined if the session has expired. Null if the back end accepts no files. */
  uploadFile: UploadFile | null
  /** True if the back end supports figures and not only inline images. */
  hasFigures: boolean
  notify: (text: string) => void
  t: TranslateFunction
  /** Running uploads. */
  running: Set<AbortController>
}

/** Images that become a gallery after all uploads, or a single file. */
interface Batch {
  /** Uploaded blocks by position; undefined while an upload is running. */
  blocks: (object | null | undefined)[]
  ids: number[]
}

let last = 0

/** Uploads images as one batch, since several become a gallery, and every other file separately. */
export const startUploads = (
  view: EditorView,
  files: readonly File[],
  pos: number,
  handlers: UploadHandlers,
): void => {
  const pictures = files.filter(isPictureFile)
  startBatch(view, pictures, pos, handlers)
  for (const file of files) if (!pictures.includes(file)) startBatch(view, [file], pos, handlers)
}

const startBatch = (
  view: EditorView,
  files: readonly File[],
  pos: number,
  handlers: UploadHandlers,
): void => {
  const batch: Batch = { blocks: files.map(() => undefined), ids: [] }
  files.forEach((file, index) => startOne({ view, file, pos, handlers }, batch, index))
}

interface Start {
  view: EditorView
  file: File
  pos: number
  handlers: UploadHandlers
}

const startOne = ({ view, file, pos, handlers }: Start, batch: Batch, index: number): void => {
  const id = ++last
  const controller = new AbortController()
  const send = isPictureFile(file) ? handlers.uploadPicture : handlers.uploadFile
  if (!send) return
  const settle = (block: object | null): void => {
    handlers.running.delete(controller)
    batch.blocks[index] = block
    if (block === null) remove(view, [id])
    insertBatch(view, batch, handlers)
  }
  const cancel = (): void => {
    controller.abort()
    settle(null)
  }
  const widget = uploadWidget(handlers.t, file.name, cancel)
  const add: UploadChange = { add: { id, pos, element: widget.element } }
  view.dispatch(view.state.tr.setMeta(pendingUploads, add))
  batch.ids.push(id)
  handlers.running.add(controller)
  send(file, { signal: controller.signal, onPercent: widget.progress }).then(
    (block) => settle(block ?? null),
    (error: Error) => {
      if (controller.signal.aborted) return
      handlers.running.delete(controller)
      // The batch doesn't wait for a failed upload. A retry is inserted separately.
      batch.blocks[index] = null
      batch.ids.splice(batch.ids.indexOf(id), 1)
      widget.fail(
        error.message,
        () => {
          const at = uploadPosition(view.state, id)
          remove(view, [id])
          if (at !== undefined) startBatch(view, [file], at, handlers)
        },
        () => remove(view, [id]),
      )
      insertBatch(view, batch, handlers)
    },
  )
}

const remove = (view: EditorView, ids: readonly number[]): void => {
  if (!view.isDestroyed)
    view.dispatch(view.state.tr.setMeta(pendingUploads, { remove: ids } satisfies UploadChange))
}

/** Inserts the uploaded blocks of a batch at its first widget, after all have succeeded or failed. */
const insertBatch = (view: EditorView, { blocks, ids }: Batch, { hasFigures }: UploadHandlers): void => {
  if (view.isDestroyed || blocks.includes(undefined)) return
  const arrived = blocks.filter((block) => block != null)
  const at = ids.map((id) => uploadPosition(view.state, id)).find((pos) => pos !== undefined)
  if (arrived.length === 0 || at === undefined) return
  const { state } = view
  const change = state.tr.setMeta(pendingUploads, { remove: ids } satisfies UploadChange)
  const nodes = toNodes(arrived, hasFigures).map((block) => state.schema.nodeFromJSON(block))
  const wasAt = state.selection.empty && state.selection.$from.parent === state.doc.resolve(at).parent
  const line = insertBlocksAt(change, at, nodes)
  if (wasAt) change.setSelection(TextSelection.near(change.doc.resolve(line)))
  view.dispatch(change)
}

const toNodes = (arrived: readonly object[], hasFigures: boolean): object[] => {
  const pictures = arrived.filter((each): each is { src: string; alt: null } => 'src' in each)
  const files = arrived.filter((each) => !('src' in each))
  if (hasFigures) return [...picturesToBlocks(pictures), ...files]
  return pictures.map((attrs) => ({ type: 'paragraph', content: [{ type: 'image', attrs }] }))
}
