import { parseVideo } from '@kampana/engine-declare/rich-text/video'
import { Extension } from '@tiptap/core'
import { Plugin, TextSelection } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'
import { insertBlocksAt } from '../media/insert-blocks.ts'
import { cleanPaste } from '../paste/clean-paste.ts'
import { pendingState, pendingUploads } from './pending-uploads.ts'
import { insertUploads, startUploads } from './start-uploads.ts'
import type { EditorUploads } from './use-editor-uploads.ts'

/**
 * Uploads images and files on paste and drop, and shows each upload as a widget at its position. Also cleans pasted HTML, and
 * turns a video address pasted on an empty line into a video.
 */
export const mediaUploads = (uploads: EditorUploads) =>
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
              (pendingUploads.getState(state) ?? []).map(({ id, pos }) =>
                Decoration.widget(pos, uploads.elementOf(id), {
                  key: `upload-${id}`,
                  side: 1,
                  stopEvent: () => true,
                }),
              ),
            ),
          transformPastedHTML: (html, view) => clean(html, view, uploads),
          handlePaste: (view, { clipboardData }) =>
            pasteVideo(view, clipboardData, uploads) ||
            startUploads(view, pastedFiles(clipboardData), view.state.selection.from, uploads),
          handleDrop: (view, event, _slice, isMove) => !isMove && uploadDropped(view, event, uploads),
        },
        view: (view) => {
          const unsubscribe = uploads.queue.subscribe(() => insertUploads(view, uploads))
          return {
            destroy: () => {
              unsubscribe()
              uploads.queue.clear()
            },
          }
        },
      }),
    ],
  })

/** Cleans the HTML of a paste and uploads its embedded images. */
const clean = (pasted: string, view: EditorView, uploads: EditorUploads): string => {
  const { html, pictures, losses } = cleanPaste(pasted, uploads.hasFigures)
  uploads.reportLosses(losses)
  // Runs after the paste is in the document, so that the images follow it.
  queueMicrotask(() => startUploads(view, pictures, view.state.selection.from, uploads))
  return html
}

const uploadDropped = (view: EditorView, event: DragEvent, uploads: EditorUploads): boolean => {
  if ((event.dataTransfer?.files.length ?? 0) === 0) return false
  event.preventDefault()
  const pos = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos
  startUploads(view, pastedFiles(event.dataTransfer), pos ?? view.state.selection.from, uploads)
  return true
}

const pasteVideo = (view: EditorView, data: DataTransfer | null, { hasFigures }: EditorUploads): boolean => {
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

/** Copied or dragged files. Empty if there is text as well: Word and spreadsheets add an image of the text. */
const pastedFiles = (data: DataTransfer | null): File[] => {
  const files = [...(data?.files ?? [])]
  return files.length > 0 && htmlText(data?.getData('text/html') ?? '') === '' ? files : []
}

const htmlText = (html: string): string =>
  html === '' ? '' : new DOMParser().parseFromString(html, 'text/html').body.textContent.trim()
