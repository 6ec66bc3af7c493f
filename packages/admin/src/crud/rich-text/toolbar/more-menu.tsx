import AddIcon from '@mui/icons-material/Add'
import { Menu, MenuItem } from '@mui/material'
import type { Editor } from '@tiptap/core'
import { useTiptapEditor } from 'ra-input-rich-text'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { lazyComponent } from '../../../chunks/lazy-component.tsx'
import { msg } from '../../../language/msg.ts'
import { backToText } from '../back-to-text.ts'
import { newFacts } from '../facts/fact-nodes.ts'
import { insertList } from '../lists/insert-list.ts'
import { insertBlocks, insertBlockToFill } from '../media/place-blocks.ts'
import { newVerse } from '../verse/verse-nodes.ts'
import { ToolButton } from './tool-button.tsx'

const VideoDialog = lazyComponent(() => import('../media/video-dialog.tsx'), 'VideoDialog', { overlay: true })
const RecordsDialog = lazyComponent(() => import('../records/records-dialog.tsx'), 'RecordsDialog', {
  overlay: true,
})
const ValueDialog = lazyComponent(() => import('../records/value-dialog.tsx'), 'ValueDialog', {
  overlay: true,
})
const LinkDialog = lazyComponent(() => import('../link/link-dialog.tsx'), 'LinkDialog', { overlay: true })

type Insertion =
  | 'facts'
  | 'timeline'
  | 'outline'
  | 'verse'
  | 'records'
  | 'value'
  | 'video'
  | 'button'
  | 'line'
const insertions: readonly (readonly [Insertion, string])[] = [
  ['facts', msg('Facts: names and what they are')],
  ['timeline', msg('Timeline')],
  ['outline', msg('Outline: offices and those under them')],
  ['verse', msg('Poem or song')],
  ['records', msg('List of records: people, offices, job openings …')],
  ['value', msg('What the college says of itself: its name, motto …')],
  ['video', msg('Video from YouTube, Vimeo or Facebook')],
  ['button', msg('Button that leads somewhere')],
  ['line', msg('Dividing line')],
]

/** What is asked for in a dialog first. */
const asked = ['records', 'value', 'video', 'button'] as const
type Asked = (typeof asked)[number]
const isAsked = (insertion: Insertion): insertion is Asked => asked.some((each) => each === insertion)

/** What is inserted without a question, with the cursor in it. */
const insertAtOnce: Readonly<Record<Exclude<Insertion, Asked>, (editor: Editor) => unknown>> = {
  facts: (editor) => insertBlockToFill(editor, newFacts),
  timeline: (editor) => insertList(editor, 'timeline'),
  outline: (editor) => insertList(editor, 'outline'),
  verse: (editor) => insertBlockToFill(editor, newVerse),
  line: (editor) => editor.chain().focus().setHorizontalRule().run(),
}

/** What else can be put into a text. */
export const MoreMenu = () => {
  const t = useTranslate()
  const editor = useTiptapEditor()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [open, setOpen] = useState<Asked>()
  const close = () => setOpen(undefined)
  const insert = (type: string, attrs: object) => {
    backToText(editor, close)
    insertBlocks(editor, [{ type, attrs }])
  }
  const choose = (insertion: Insertion) => {
    setAnchor(undefined)
    if (isAsked(insertion)) setOpen(insertion)
    else {
      // The menu gives the focus back to its button first.
      setTimeout(() => insertAtOnce[insertion](editor))
    }
  }
  return (
    <>
      <ToolButton
        label={t('Insert')}
        Icon={AddIcon}
        hasMenu
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(undefined)}>
          {insertions.map(([insertion, label]) => (
            <MenuItem key={insertion} onClick={() => choose(insertion)}>
              {t(label)}
            </MenuItem>
          ))}
        </Menu>
      )}
      {open === 'value' && (
        <ValueDialog
          onAnswer={(attrs) => {
            backToText(editor, close)
            editor.chain().focus().insertContent({ type: 'value', attrs }).run()
          }}
          onClose={close}
        />
      )}
      {open === 'records' && (
        <RecordsDialog attrs={{}} onAnswer={(attrs) => insert('records', attrs)} onClose={close} />
      )}
      {open === 'video' && (
        <VideoDialog attrs={{}} onAnswer={(attrs) => insert('video', attrs)} onClose={close} />
      )}
      {open === 'button' && (
        <LinkDialog
          isButton
          href=""
          words=""
          onAnswer={({ href, words }) => insert('button', { href, label: words })}
          onClose={close}
        />
      )}
    </>
  )
}
