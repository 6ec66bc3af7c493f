import type { TranslateFunction } from 'react-admin'
import { TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { placeBlocks } from '../media/place-blocks.ts'
import { picturesToBlocks } from '../media/pictures-to-blocks.ts'
import { isPictureFile } from '@kampana/shared/media/picture-name'
import { pendingUploads, uploadPosition, type UploadChange } from './pending-uploads.ts'
import { uploadWidget } from './upload-widget.ts'

export type UploadFile = (
  file: File,
  options: { signal: AbortSignal; onPercent: (percent: number) => void },
) => Promise<object | undefined>

/** How the editor uploads pictures and files that are chosen, pasted or dropped. */
export interface UploadHandlers {
  /** Returns the picture's attributes; undefined when the session is over. */
  uploadPicture: UploadFile
  /** Returns the file as a block; undefined when the session is over. Null where the back end takes none. */
  uploadFile: UploadFile | null
  /** Whether the back end knows figures, and not only pictures within a line. */
  hasFigures: boolean
  notify: (text: string) => void
  t: TranslateFunction
  /** Uploads under way. */
  running: Set<AbortController>
}

/** Pictures of which several become a gallery once all have arrived, or a single file. */
interface Batch {
  /** What arrived, by its place among the chosen; undefined for what is on its way. */
  blocks: (object | null | undefined)[]
  ids: number[]
}

let last = 0

/** Uploads pictures together, since several are a gallery, and each other file by itself. */
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
    placeBatch(view, batch, handlers)
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
      // The others don't wait for it: what is tried again comes by itself.
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
      placeBatch(view, batch, handlers)
    },
  )
}

const remove = (view: EditorView, ids: readonly number[]): void => {
  if (!view.isDestroyed)
    view.dispatch(view.state.tr.setMeta(pendingUploads, { remove: ids } satisfies UploadChange))
}

/** Once all have arrived or failed: those that arrived, where the first one's widget is. */
const placeBatch = (view: EditorView, { blocks, ids }: Batch, { hasFigures }: UploadHandlers): void => {
  if (view.isDestroyed || blocks.includes(undefined)) return
  const arrived = blocks.filter((block) => block != null)
  const at = ids.map((id) => uploadPosition(view.state, id)).find((pos) => pos !== undefined)
  if (arrived.length === 0 || at === undefined) return
  const { state } = view
  const change = state.tr.setMeta(pendingUploads, { remove: ids } satisfies UploadChange)
  const nodes = toNodes(arrived, hasFigures).map((block) => state.schema.nodeFromJSON(block))
  const wasAt = state.selection.empty && state.selection.$from.parent === state.doc.resolve(at).parent
  const line = placeBlocks(change, at, nodes)
  if (wasAt) change.setSelection(TextSelection.near(change.doc.resolve(line)))
  view.dispatch(change)
}

const toNodes = (arrived: readonly object[], hasFigures: boolean): object[] => {
  const pictures = arrived.filter((each): each is { src: string; alt: null } => 'src' in each)
  const files = arrived.filter((each) => !('src' in each))
  if (hasFigures) return [...picturesToBlocks(pictures), ...files]
  return pictures.map((attrs) => ({ type: 'paragraph', content: [{ type: 'image', attrs }] }))
}
