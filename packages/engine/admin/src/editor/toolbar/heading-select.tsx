import { useTranslate } from 'react-admin'
import { msg } from '../../language/msg.ts'
import { NativeSelect } from '@mui/material'
import { useEditorState } from '@tiptap/react'
import { useTiptapEditor } from 'ra-input-rich-text'

/** Heading levels by purpose. The update's title is the h1. */
const levels = [2, 3, 4, 5, 6] as const
const names: Readonly<Record<number, string>> = {
  2: msg('Section heading'),
  3: msg('Subheading'),
  4: msg('Small heading'),
}

/** Block type at the cursor: a paragraph, or a heading level. */
export const HeadingSelect = () => {
  const t = useTranslate()
  const editor = useTiptapEditor()
  const level = useEditorState({
    editor,
    selector: () => (editor?.isActive('heading') ? Number(editor.getAttributes('heading').level) : 0),
  })
  const choose = (chosen: string) => {
    const line = editor?.chain().focus()
    const level = levels.find((each) => String(each) === chosen)
    if (level === undefined) line?.setParagraph().run()
    else line?.setHeading({ level }).run()
  }
  return (
    <NativeSelect
      value={level ?? 0}
      disabled={!editor?.isEditable}
      inputProps={{ 'aria-label': t('Paragraph style') }}
      onChange={(event) => choose(event.target.value)}
      sx={{ minHeight: 30, maxWidth: '7.5rem', fontSize: '0.875rem', '& select:focus-visible': ring }}
    >
      <option value={0}>{t('Normal')}</option>
      {levels.map((each) => (
        <option key={each} value={each}>
          {t(names[each] ?? 'Heading %{level}', { level: each })}
        </option>
      ))}
    </NativeSelect>
  )
}

/** The theme's focus ring, which MUI's NativeSelect replaces with an underline. */
export const ring = { outline: '2px solid', outlineColor: 'primary.main' }
