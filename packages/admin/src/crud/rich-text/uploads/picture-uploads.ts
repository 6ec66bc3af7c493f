import type { TranslateFunction } from 'react-admin'
import { msg } from '../../../language/msg.ts'
import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'
import { cleanPaste } from '../paste/clean-paste.ts'
import { pastedPictures } from './pasted-pictures.ts'
import { uploadWidget } from './upload-widget.ts'

/** How the editor uploads pictures that are pasted or dropped. */
export interface UploadHandlers {
  /** Returns the picture's URL; undefined when the session is over. */
  upload: (
    picture: File,
    options: { signal: AbortSignal; onPercent: (percent: number) => void },
  ) => Promise<string | undefined>
  notify: (text: string) => void
  t: TranslateFunction
  /** Uploads under way. */
  running: Set<AbortController>
}
/** A running upload and the position of its widget. */
interface PendingUpload {
  id: number
  pos: number
  element: HTMLElement
}
type UploadChange = { add: PendingUpload } | { remove: number }

const key = new PluginKey<readonly PendingUpload[]>('pictureUploads')
let last = 0

/** Uploads pictures on paste and drop, shows each upload as a widget at its position, and cleans the pasted HTML. */
export const pictureUploads = (handlers: UploadHandlers) =>
  Extension.create({
    name: 'pictureUploads',
    addProseMirrorPlugins: () => [
      new Plugin({
        key,
        state: {
          init: (): readonly PendingUpload[] => [],
          apply: (change, pending: readonly PendingUpload[], { doc }) =>
            applyChange(change, mapPositions(change, pending, doc)),
        },
        props: {
          decorations: (state) =>
            DecorationSet.create(
              state.doc,
              (key.getState(state) ?? []).map(({ id, pos, element }) =>
                Decoration.widget(pos, element, { key: `upload-${id}`, side: 1, stopEvent: () => true }),
              ),
            ),
          transformPastedHTML: (html, view) => cleanAndUpload(html, view, handlers),
          handlePaste: (view, { clipboardData }) => {
            const pictures = pastedPictures(clipboardData)
            for (const picture of pictures) start(view, picture, view.state.selection.from, handlers)
            return pictures.length > 0
          },
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

const cleanAndUpload = (html: string, view: EditorView, handlers: UploadHandlers): string => {
  const { html: clean, pictures, left } = cleanPaste(html)
  if (left > 0) handlers.notify(skippedText(handlers.t, left))
  // After the paste is in the document, so that the pictures follow it.
  queueMicrotask(() => {
    for (const picture of pictures) start(view, picture, view.state.selection.from, handlers)
  })
  return clean
}

const skippedText = (t: TranslateFunction, count: number): string =>
  count === 1
    ? t('A picture could not be pasted along. Please add it by itself.')
    : t('%{count} pictures could not be pasted along. Please add them by themselves.', { count })

const uploadDropped = (view: EditorView, event: DragEvent, handlers: UploadHandlers): boolean => {
  const files = [...(event.dataTransfer?.files ?? [])]
  if (files.length === 0) return false
  event.preventDefault()
  const pictures = pastedPictures(event.dataTransfer)
  if (pictures.length < files.length) handlers.notify(msg('Only pictures can be put into the text.'))
  const pos = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos
  for (const picture of pictures) start(view, picture, pos ?? view.state.selection.from, handlers)
  return true
}

const start = (view: EditorView, picture: File, pos: number, handlers: UploadHandlers): void => {
  const id = ++last
  const upload = new AbortController()
  const end = (change: Transaction = view.state.tr): void => {
    handlers.running.delete(upload)
    upload.abort()
    if (!view.isDestroyed) view.dispatch(change.setMeta(key, { remove: id } satisfies UploadChange))
  }
  const widget = uploadWidget(handlers.t, picture.name, () => end())
  view.dispatch(
    view.state.tr.setMeta(key, { add: { id, pos, element: widget.element } } satisfies UploadChange),
  )
  handlers.running.add(upload)
  handlers.upload(picture, { signal: upload.signal, onPercent: widget.progress }).then(
    (src) => {
      const at = key.getState(view.state)?.find((each) => each.id === id)?.pos
      if (src === undefined || at === undefined) return end()
      const image = view.state.schema.node('image', { src })
      end(view.state.tr.replaceRangeWith(at, at, image))
    },
    (error: Error) => {
      handlers.running.delete(upload)
      if (upload.signal.aborted) return
      widget.fail(error.message, () => {
        const at = key.getState(view.state)?.find((each) => each.id === id)?.pos
        end()
        if (at !== undefined) start(view, picture, at, handlers)
      })
    },
  )
}

/** Maps positions through a change. On each change the form also replaces the whole document, which no mapping survives. */
const mapPositions = (
  change: Transaction,
  pending: readonly PendingUpload[],
  before: Node,
): readonly PendingUpload[] => {
  if (!change.docChanged || pending.length === 0 || change.doc.eq(before)) return pending
  const replaced = replacesAll(change, before)
  return pending.map((each) => ({
    ...each,
    pos: replaced ? Math.min(each.pos, change.doc.content.size) : change.mapping.map(each.pos),
  }))
}

const replacesAll = ({ mapping }: Transaction, before: Node): boolean =>
  mapping.maps.some((map) => {
    let all = false
    map.forEach((from, to) => (all ||= from === 0 && to === before.content.size))
    return all
  })

const applyChange = (change: Transaction, pending: readonly PendingUpload[]): readonly PendingUpload[] => {
  const uploadChange: UploadChange | undefined = change.getMeta(key)
  if (!uploadChange) return pending
  return 'add' in uploadChange
    ? [...pending, uploadChange.add]
    : pending.filter(({ id }) => id !== uploadChange.remove)
}
