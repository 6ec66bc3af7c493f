import { Extension } from '@tiptap/core'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { cleanPaste } from '../../../crud/rich-text/paste/clean-paste.ts'
import { msg } from '../../../language/msg.ts'
import type { EditorHooks } from '../visual/editor-hooks.ts'
import { flattenTables } from './flatten-tables.ts'

/** In characters, and in cells. More is refused as a whole, so that nothing of the page is lost. */
const mostPasted = 1_000_000
const mostCells = 2000

/** Refuses a paste that is too much for a page. */
export const pagePaste = (hooks: EditorHooks) =>
  Extension.create({
    name: 'pagePaste',
    addProseMirrorPlugins: () => [
      new Plugin({
        key: new PluginKey('pagePaste'),
        props: {
          handlePaste: (_view, { clipboardData }) => refuse(hooks, clipboardData),
          handleDrop: (_view, event, _slice, isMove) => !isMove && refuse(hooks, event.dataTransfer),
        },
      }),
    ],
  })

const refuse = ({ t, tell }: EditorHooks, data: DataTransfer | null): boolean => {
  const html = data?.getData('text/html') ?? ''
  const length = Math.max(html.length, data?.getData('text/plain').length ?? 0)
  if (length > mostPasted) {
    tell(t('That is too much to paste at once, so nothing was pasted. Please paste it in parts.'))
    return true
  }
  if ((html.match(/<t[dh][\s>]/gi)?.length ?? 0) <= mostCells) return false
  tell(
    t(
      'That table is too large for a page, so nothing was pasted. Please paste fewer rows, or keep it as a list of data.',
    ),
  )
  return true
}

/** The structure of a paste, of which what a page has no place for is told. */
export const transformPagePaste =
  ({ t, tell }: EditorHooks) =>
  (html: string): { html: string; pictures: readonly File[] } => {
    if (html.includes('data-pm-slice')) return { html, pictures: [] }
    const { body } = new DOMParser().parseFromString(html, 'text/html')
    const hasMerged = flattenTables(body)
    const { losses, ...cleaned } = cleanPaste(body.innerHTML)
    const lost = [
      losses.pictures > 0 && msg('pictures'),
      losses.parts && msg('films, forms and drawings'),
      hasMerged && msg('merged cells'),
      /<u>/.test(cleaned.html) && msg('underlining'),
      losses.colors && msg('colors'),
    ].filter((what) => what !== false)
    if (lost.length > 0)
      tell(t('Pasted. Left out: %{what}.', { what: lost.map((what) => t(what)).join(', ') }))
    return cleaned
  }
