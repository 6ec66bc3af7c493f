import { parseVideo } from '@kampana/engine-declare/rich-text/video'
import { msg } from '../../language/msg.ts'
import { Extension } from '@tiptap/core'
import { Plugin, TextSelection } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'
import { insertBlocksAt } from '../media/insert-blocks.ts'
import { cleanPaste } from '../paste/clean-paste.ts'
import { lossText } from '../paste/loss-text.ts'
import { isPictureFile } from '@kampana/engine-declare/media/picture-name'
import { pastedFiles } from './pasted-files.ts'
import { pendingState, pendingUploads } from './pending-uploads.ts'
import { startUploads, type UploadHandlers } from './start-uploads.ts'

/**
 * Uploads images and files on paste and drop, and shows each upload as a widget at its position. Also cleans pasted HTML, and
 * turns a video address pasted on an empty line into a video.
 */
export const mediaUploads = (handlers: UploadHandlers) =>
  Extension.create({
    name: 'mediaUploads',
    addProseMirrorPlugins: () => [
      new Plugin({
        key: pendingUploads,
        state: pendingState,
        props: {
          decorations: (state) =>
            DecorationSet.create(
              state.doc,
              (pendingUploads.getState(state) ?? []).map(({ id, pos, element }) =>
                Decoration.widget(pos, element, { key: `upload-${id}`, side: 1, stopEvent: () => true }),
              ),
            ),
          transformPastedHTML: (html, view) => uploadEmbedded(clean(html, handlers), view, handlers),
          handlePaste: (view, { clipboardData }) =>
            pasteVideo(view, clipboardData, handlers) ||
            upload(view, pastedFiles(clipboardData), view.state.selection.from, handlers),
          handleDrop: (view, event, _slice, isMove) => !isMove && uploadDropped(view, event, handlers),
        },
        view: () => ({
          destroy: () => {
            for (const upload of handlers.running) upload.abort()
          },
        }),
      }),
    ],
  })

/** Cleaned HTML of a paste, and the images embedded in it. */
interface TransformedPaste {
  html: string
  pictures: readonly File[]
}

const clean = (html: string, handlers: UploadHandlers): TransformedPaste => {
  const { losses, ...cleaned } = cleanPaste(html, handlers.hasFigures)
  const text = lossText(handlers.t, losses)
  if (text !== '') handlers.notify(text)
  return cleaned
}

const uploadEmbedded = (
  { html, pictures }: TransformedPaste,
  view: EditorView,
  handlers: UploadHandlers,
): string => {
  // Runs after the paste is in the document, so that the images follow it.
  queueMicrotask(() => startUploads(view, pictures, view.state.selection.from, handlers))
  return html
}

const uploadDropped = (view: EditorView, event: DragEvent, handlers: UploadHandlers): boolean => {
  if ((event.dataTransfer?.files.length ?? 0) === 0) return false
  event.preventDefault()
  const pos = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos
  upload(view, pastedFiles(event.dataTransfer), pos ?? view.state.selection.from, handlers)
  return true
}

/** Uploads files that the back end accepts. Returns true if there were any. */
const upload = (view: EditorView, files: readonly File[], pos: number, handlers: UploadHandlers): boolean => {
  const taken = handlers.uploadFile ? files : files.filter(isPictureFile)
  if (taken.length < files.length)
    handlers.notify(msg('This file isn’t a picture. Insert other files with “File”.'))
  startUploads(view, taken, pos, handlers)
  return files.length > 0
}

const pasteVideo = (view: EditorView, data: DataTransfer | null, { hasFigures }: UploadHandlers): boolean => {
  const address = data?.getData('text/plain').trim() ?? ''
  const { selection, schema, tr } = view.state
  const { parent, depth } = selection.$from
  const isEmptyLine = depth === 1 && parent.type.name === 'paragraph' && parent.content.size === 0
  if (!hasFigures || !isEmptyLine || /\s/.test(address) || !parseVideo(address)) return false
  const line = insertBlocksAt(tr, selection.from, [
    schema.nodeFromJSON({ type: 'video', attrs: { href: address } }),
  ])
  view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(line))).scrollIntoView())
  return true
}
