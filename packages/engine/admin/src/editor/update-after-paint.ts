import { Extension, type Editor, type EditorEvents } from '@tiptap/core'
import { flushSync } from 'react-dom'

/**
 * Updates the form after the browser has painted a keystroke. Comparing and rendering the form took twice as long as the
 * keystroke itself. An event after which code may read the form, such as a click or a save, triggers the update earlier.
 */
export const updateAfterPaint = Extension.create({
  name: 'updateAfterPaint',
  onBeforeCreate() {
    delayUpdates(this.editor)
  },
})

const delayUpdates = (editor: Editor): void => {
  const emit = editor.emit.bind(editor)
  let waiting: EditorEvents['update'] | undefined
  const flush = (): void => {
    const update = waiting
    waiting = undefined
    // Rendered at once, so that no later key meets a form that is still being rendered.
    // oxlint-disable-next-line react/no-flush-sync
    if (update && !editor.isDestroyed) flushSync(() => emit('update', update))
  }
  editor.emit = (event, ...given) => {
    if (event !== 'update') return emit(event, ...given)
    if (!waiting) schedule(flush)
    waiting = given[0] as EditorEvents['update']
    return editor
  }
  const listening = new AbortController()
  for (const event of readers) addEventListener(event, flush, { capture: true, signal: listening.signal })
  editor.on('destroy', () => listening.abort())
}

/** Events after which code may read the form. */
const readers = [
  'blur',
  'pointerdown',
  'click',
  'submit',
  'popstate',
  'pagehide',
  'visibilitychange',
] as const

/** Runs after the next paint. A hidden page doesn't paint, so a timeout applies. */
const schedule = (flush: () => void): void => {
  requestAnimationFrame(() => setTimeout(flush))
  setTimeout(flush, longest)
}

/** In milliseconds. */
const longest = 200
