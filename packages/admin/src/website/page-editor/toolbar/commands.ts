import BoldIcon from '@mui/icons-material/FormatBold'
import ItalicIcon from '@mui/icons-material/FormatItalic'
import BulletIcon from '@mui/icons-material/FormatListBulleted'
import NumberIcon from '@mui/icons-material/FormatListNumbered'
import QuoteIcon from '@mui/icons-material/FormatQuote'
import RedoIcon from '@mui/icons-material/Redo'
import UndoIcon from '@mui/icons-material/Undo'
import type { ElementType } from 'react'
import type { Editor } from '@tiptap/core'
import { msg } from '../../../language/msg.ts'

/** A button of the toolbar. */
export interface Command {
  label: string
  Icon: ElementType
  run: (editor: Editor) => void
  /** The node or mark by whose name it is pressed. */
  active?: string
  isEnabled?: (editor: Editor) => boolean
}

export const historyCommands: readonly Command[] = [
  {
    label: msg('Undo'),
    Icon: UndoIcon,
    run: (editor) => editor.chain().focus().undo().run(),
    isEnabled: (editor) => editor.can().undo(),
  },
  {
    label: msg('Redo'),
    Icon: RedoIcon,
    run: (editor) => editor.chain().focus().redo().run(),
    isEnabled: (editor) => editor.can().redo(),
  },
]

export const textCommands: readonly Command[] = [
  {
    label: msg('Bold'),
    Icon: BoldIcon,
    active: 'bold',
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: msg('Italic'),
    Icon: ItalicIcon,
    active: 'italic',
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
]

export const blockCommands: readonly Command[] = [
  {
    label: msg('Bulleted list'),
    Icon: BulletIcon,
    active: 'bulletList',
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: msg('Numbered list'),
    Icon: NumberIcon,
    active: 'orderedList',
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: msg('Quotation'),
    Icon: QuoteIcon,
    active: 'blockquote',
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
]
