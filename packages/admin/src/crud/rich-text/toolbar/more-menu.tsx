import AddIcon from '@mui/icons-material/Add'
import { Menu, MenuItem } from '@mui/material'
import { useTiptapEditor } from 'ra-input-rich-text'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { lazyComponent } from '../../../chunks/lazy-component.tsx'
import { msg } from '../../../language/msg.ts'
import { backToText } from '../back-to-text.ts'
import { insertBlocks } from '../media/place-blocks.ts'
import { ToolButton } from './tool-button.tsx'

const VideoDialog = lazyComponent(() => import('../media/video-dialog.tsx'), 'VideoDialog', { overlay: true })
const LinkDialog = lazyComponent(() => import('../link/link-dialog.tsx'), 'LinkDialog', { overlay: true })

type Insertion = 'video' | 'button' | 'line'
const insertions: readonly (readonly [Insertion, string])[] = [
  ['video', msg('Video from YouTube, Vimeo or Facebook')],
  ['button', msg('Button that leads somewhere')],
  ['line', msg('Dividing line')],
]

/** What else can be put into a text. */
export const MoreMenu = () => {
  const t = useTranslate()
  const editor = useTiptapEditor()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [asked, setAsked] = useState<Insertion>()
  const close = () => setAsked(undefined)
  const insert = (type: string, attrs: object) => {
    backToText(editor, close)
    insertBlocks(editor, [{ type, attrs }])
  }
  const choose = (insertion: Insertion) => {
    setAnchor(undefined)
    if (insertion === 'line') editor.chain().focus().setHorizontalRule().run()
    else setAsked(insertion)
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
      {asked === 'video' && (
        <VideoDialog attrs={{}} onAnswer={(attrs) => insert('video', attrs)} onClose={close} />
      )}
      {asked === 'button' && (
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
