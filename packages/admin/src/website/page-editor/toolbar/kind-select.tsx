import { NativeSelect } from '@mui/material'
import { useEditorState, type Editor } from '@tiptap/react'
import { useTranslate } from 'react-admin'
import { msg } from '../../../language/msg.ts'
import { ring } from '../../../crud/rich-text/toolbar/level-select.tsx'

/** Headings by what they are for; the page's title is the first level. */
const kinds = [
  [2, msg('Section heading')],
  [3, msg('Heading within a section')],
  [4, msg('Small heading')],
] as const
const otherLevels = [1, 5, 6] as const

/** What the line at the cursor is: text or a heading. */
export const KindSelect = ({ editor }: { editor: Editor }) => {
  const t = useTranslate()
  const level = useEditorState({
    editor,
    selector: () => (editor.isActive('heading') ? Number(editor.getAttributes('heading').level) : 0),
  })
  const choose = (chosen: number) => {
    const line = editor.chain().focus()
    const known = [...kinds.map(([each]) => each), ...otherLevels].find((each) => each === chosen)
    if (known === undefined) line.setParagraph().run()
    else line.setHeading({ level: known }).run()
  }
  return (
    <NativeSelect
      disableUnderline
      value={level}
      inputProps={{ 'aria-label': t('Kind of line') }}
      onChange={({ target }) => choose(Number(target.value))}
      sx={select}
    >
      <option value={0}>{t('Text')}</option>
      {kinds.map(([each, label]) => (
        <option key={each} value={each}>
          {t(label)}
        </option>
      ))}
      {otherLevels.some((each) => each === level) && (
        <option value={level}>{t('Heading %{level}', { level })}</option>
      )}
    </NativeSelect>
  )
}

const select = {
  flexShrink: 0,
  width: '8.5rem',
  minHeight: 34,
  px: 1,
  fontSize: '0.875rem',
  borderRadius: 1,
  '&:hover': { backgroundColor: 'action.hover' },
  '& select:focus-visible': ring,
}
