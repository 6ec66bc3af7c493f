import { Box, Button, Typography } from '@mui/material'
import { NodeSelection } from '@tiptap/pm/state'
import { useEditorState, type Editor } from '@tiptap/react'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { mediaTitles, mediaTools, type MediaTool } from '../../../crud/rich-text/media/media-tools.ts'
import { findSelectedMedia } from '../../../crud/rich-text/media/selected-media.ts'
import { tableActions } from '../../../crud/rich-text/table/table-actions.ts'
import { msg } from '../../../language/msg.ts'
import { directiveLabel, parseDirective } from '../views/directive-kinds.ts'
import type { DialogName } from '../visual/editor-hooks.ts'

interface Props {
  editor: Editor
  openDialog: (name: DialogName) => void
}
interface Tools {
  title: string
  actions: readonly MediaTool[]
}

/** What can be done with the table, verse, picture, value or list at the cursor. */
export const SelectionBar = ({ editor, openDialog }: Props) => {
  const t = useTranslate()
  // Before anybody is in the text there is nothing to do at its beginning.
  const [isUsed, setIsUsed] = useState(false)
  useEffect(() => {
    const use = () => setIsUsed(true)
    editor.on('focus', use)
    return () => void editor.off('focus', use)
  }, [editor])
  const place = useEditorState({ editor, selector: () => (isUsed ? findPlace(editor) : undefined) })
  const tools = findTools(place, editor, openDialog)
  if (!tools) return null
  return (
    <Box role="toolbar" aria-label={t(tools.title)} sx={strip}>
      <Typography component="span" variant="body2" color="text.secondary" sx={{ mr: 1, flexShrink: 0 }}>
        {t(tools.title)}
      </Typography>
      {tools.actions.map(({ label, run, isPressed, isDisabled = false }) => (
        <Button
          key={label}
          size="small"
          disabled={isDisabled}
          {...(isPressed !== undefined && { 'aria-pressed': isPressed })}
          variant={isPressed === true ? 'outlined' : 'text'}
          sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}
          onClick={run}
        >
          {t(label)}
        </Button>
      ))}
    </Box>
  )
}

/** The innermost thing at the cursor that has tools of its own, as one text, so that the bar is drawn anew only by another. */
const findPlace = (editor: Editor): string | undefined => {
  const { selection } = editor.state
  if (selection instanceof NodeSelection) {
    const { type, attrs } = selection.node
    if (type.name === 'directive')
      return `directive ${directiveLabel(parseDirective(String(attrs.source)).name)}`
    return [type.name, attrs.size, selection.from].join(' ')
  }
  if (editor.isActive('verse'))
    return editor.isActive('stanza', { refrain: true }) ? 'verse refrain' : 'verse'
  return editor.isActive('table') ? 'table' : undefined
}

const findTools = (
  place: string | undefined,
  editor: Editor,
  openDialog: Props['openDialog'],
): Tools | undefined => {
  const run = () => editor.chain().focus()
  const remove = { label: msg('Take it out'), run: () => run().deleteSelection().run() }
  if (place === 'table') return { title: msg('Table'), actions: tableActions(editor) }
  if (place?.startsWith('verse')) {
    const isPressed = place.endsWith('refrain')
    const toggle = () => run().updateAttributes('stanza', { refrain: !isPressed }).run()
    return { title: msg('Verse'), actions: [{ label: msg('Refrain'), isPressed, run: toggle }] }
  }
  const media = findSelectedMedia(editor)
  const title = media ? mediaTitles[media.type] : undefined
  if (media && title !== undefined) {
    const choose = () => openDialog(media.gallery ? 'library' : 'picture')
    const change = { label: msg('Another picture'), run: choose }
    return {
      title,
      actions: [
        ...(media.type === 'image' ? [change] : []),
        ...mediaTools(editor, media, { edit: () => openDialog('media'), choose }),
      ],
    }
  }
  if (place?.startsWith('chip '))
    return {
      title: msg('Value'),
      actions: [{ label: msg('Another value'), run: () => openDialog('value') }, remove],
    }
  if (place?.startsWith('directive ')) return { title: place.slice('directive '.length), actions: [remove] }
  return undefined
}

const strip = {
  display: 'flex',
  alignItems: 'center',
  overflowX: 'auto',
  px: 2,
  py: 0.25,
  borderTop: 1,
  borderColor: 'divider',
}
