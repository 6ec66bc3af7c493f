import type { TranslateFunction } from 'react-admin'
import { msg } from '../../../language/msg.ts'
import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'
import { cleanPaste } from '../paste/clean-paste.ts'
import { pastedPictures } from './pictures-in.ts'
import { uploadWidget } from './upload-widget.ts'

/** What the editor needs of the dashboard for pictures that are pasted or dropped. */
export interface UploadHandlers {
  /** Returns the picture's address; undefined where there is nobody signed in any more. */
  upload: (
    picture: File,
    options: { signal: AbortSignal; onPercent: (percent: number) => void },
  ) => Promise<string | undefined>
  tell: (text: string) => void
  t: TranslateFunction
  /** Uploads under way. */
  running: Set<AbortController>
}
/** A picture on its way, and where it will stand. */
interface Waiting {
  id: number
  pos: number
  element: HTMLElement
}
type News = { add: Waiting } | { remove: number }

const key = new PluginKey<readonly Waiting[]>('pictureUploads')
let last = 0

/** Takes pictures by paste and drop, and shows each where it will stand; cleans what is pasted with them. */
export const pictureUploads = (handlers: UploadHandlers) =>
  Extension.create({
    name: 'pictureUploads',
    addProseMirrorPlugins: () => [
      new Plugin({
        key,
        state: {
          init: (): readonly Waiting[] => [],
          apply: (change, waiting: readonly Waiting[], { doc }) => told(change, moved(change, waiting, doc)),
        },
        props: {
          decorations: (state) =>
            DecorationSet.create(
              state.doc,
              (key.getState(state) ?? []).map(({ id, pos, element }) =>
                Decoration.widget(pos, element, { key: `upload-${id}`, side: 1, stopEvent: () => true }),
              ),
            ),
          transformPastedHTML: (html, view) => pasted(html, view, handlers),
          handlePaste: (view, { clipboardData }) => {
            const pictures = pastedPictures(clipboardData)
            for (const picture of pictures) start(view, picture, view.state.selection.from, handlers)
            return pictures.length > 0
          },
          handleDrop: (view, event, _slice, isMove) => !isMove && dropped(view, event, handlers),
        },
        view: () => ({
          destroy: () => {
            for (const upload of handlers.running) upload.abort()
          },
        }),
      }),
    ],
  })

const pasted = (html: string, view: EditorView, handlers: UploadHandlers): string => {
  const { html: clean, pictures, left } = cleanPaste(html)
  if (left > 0) handlers.tell(picturesLeft(handlers.t, left))
  // Once the words are there, behind them.
  queueMicrotask(() => {
    for (const picture of pictures) start(view, picture, view.state.selection.from, handlers)
  })
  return clean
}

const picturesLeft = (t: TranslateFunction, count: number): string =>
  count === 1
    ? t('A picture could not be pasted along. Please add it by itself.')
    : t('%{count} pictures could not be pasted along. Please add them by themselves.', { count })

const dropped = (view: EditorView, event: DragEvent, handlers: UploadHandlers): boolean => {
  const files = [...(event.dataTransfer?.files ?? [])]
  if (files.length === 0) return false
  event.preventDefault()
  const pictures = pastedPictures(event.dataTransfer)
  if (pictures.length < files.length) handlers.tell(msg('Only pictures can be put into the text.'))
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
    if (!view.isDestroyed) view.dispatch(change.setMeta(key, { remove: id } satisfies News))
  }
  const widget = uploadWidget(handlers.t, picture.name, () => end())
  view.dispatch(view.state.tr.setMeta(key, { add: { id, pos, element: widget.element } } satisfies News))
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

/** Positions as the text before them grows and shrinks. The form writes the whole document anew on each change. */
const moved = (change: Transaction, waiting: readonly Waiting[], before: Node): readonly Waiting[] => {
  if (!change.docChanged || waiting.length === 0 || change.doc.eq(before)) return waiting
  const isAnew = replacesAll(change, before)
  return waiting.map((each) => ({
    ...each,
    pos: isAnew ? Math.min(each.pos, change.doc.content.size) : change.mapping.map(each.pos),
  }))
}

const replacesAll = ({ mapping }: Transaction, before: Node): boolean =>
  mapping.maps.some((map) => {
    let all = false
    map.forEach((from, to) => (all ||= from === 0 && to === before.content.size))
    return all
  })

const told = (change: Transaction, waiting: readonly Waiting[]): readonly Waiting[] => {
  const news: News | undefined = change.getMeta(key)
  if (!news) return waiting
  return 'add' in news ? [...waiting, news.add] : waiting.filter(({ id }) => id !== news.remove)
}
