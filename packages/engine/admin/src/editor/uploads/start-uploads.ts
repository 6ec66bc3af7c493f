import { isPictureFile } from '@kampana/engine-declare/media/picture-name'
import { TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { isActive } from '../../screens/upload/upload.ts'
import { insertBlocksAt } from '../media/insert-blocks.ts'
import { picturesToBlocks } from '../media/pictures-to-blocks.ts'
import { pendingUploads, type UploadChange } from './pending-uploads.ts'
import type { EditorUploads } from './use-editor-uploads.ts'

/** Uploads images as one batch, since several become a gallery, and every other file separately. Returns true if there were files. */
export const startUploads = (
  view: EditorView,
  files: readonly File[],
  pos: number,
  { queue }: EditorUploads,
): boolean => {
  const pictures = files.filter(isPictureFile)
  const others = files.filter((file) => !pictures.includes(file))
  for (const batch of [pictures, ...others.map((file) => [file])].filter(({ length }) => length > 0)) {
    const ids = queue.add(batch)
    change(view, { add: ids.map((id) => ({ id, pos, batch: ids[0]! })) })
    queue.start(ids)
  }
  return files.length > 0
}

/** Inserts each batch after all its uploads have ended, and removes the widgets of canceled uploads. */
export const insertUploads = (view: EditorView, uploads: EditorUploads): void => {
  const pending = pendingUploads.getState(view.state) ?? []
  const queued = uploads.queue.snapshot().uploads
  const gone = pending.map(({ id }) => id).filter((id) => !queued.some((upload) => upload.id === id))
  if (gone.length > 0) change(view, { remove: gone })
  for (const batch of new Set(pending.map((each) => each.batch))) insertBatch(view, batch, uploads)
}

/** Inserts the uploaded blocks of a batch at its first widget. A failed upload stays, and is inserted after a retry. */
const insertBatch = (view: EditorView, batch: number, { queue, hasFigures }: EditorUploads): void => {
  const pending = (pendingUploads.getState(view.state) ?? []).filter((each) => each.batch === batch)
  const uploads = queue.snapshot().uploads.filter(({ id }) => pending.some((each) => each.id === id))
  const done = uploads.filter(({ result }) => result).map(({ id }) => id)
  const at = pending.find(({ id }) => done.includes(id))?.pos
  if (at === undefined || uploads.some(isActive)) return
  const { state } = view
  const inserting = state.tr.setMeta(pendingUploads, { remove: done } satisfies UploadChange)
  const nodes = toNodes(
    uploads.flatMap(({ result }) => result ?? []),
    hasFigures,
  ).map((block) => state.schema.nodeFromJSON(block))
  const wasAt = state.selection.empty && state.selection.$from.parent === state.doc.resolve(at).parent
  const line = insertBlocksAt(inserting, at, nodes)
  if (wasAt) inserting.setSelection(TextSelection.near(inserting.doc.resolve(line)))
  view.dispatch(inserting)
  queue.remove(done)
}

const change = (view: EditorView, uploadChange: UploadChange): void =>
  view.dispatch(view.state.tr.setMeta(pendingUploads, uploadChange))

const toNodes = (arrived: readonly object[], hasFigures: boolean): object[] => {
  const pictures = arrived.filter((each): each is { src: string; alt: null } => 'src' in each)
  const files = arrived.filter((each) => !('src' in each))
  if (hasFigures) return [...picturesToBlocks(pictures), ...files]
  return pictures.map((attrs) => ({ type: 'paragraph', content: [{ type: 'image', attrs }] }))
}
