import { useTranslate } from 'react-admin'
import { passageLanguages } from '@kampana/shared/rich-text/passage-languages'
import { NativeSelect } from '@mui/material'
import { useEditorState } from '@tiptap/react'
import { useTiptapEditor } from 'ra-input-rich-text'
import { ring } from './heading-select.tsx'

/** Which language the selected words are in, where it isn't the website's own. */
export const LanguageSelect = () => {
  const t = useTranslate()
  const editor = useTiptapEditor()
  const lang = useEditorState({
    editor,
    selector: () => editor?.getAttributes('language').lang ?? editor?.getAttributes('verse').lang,
  })
  const choose = (chosen: string) => {
    // The language of a verse is that of all of its lines.
    if (editor?.isActive('verse')) {
      editor
        .chain()
        .focus()
        .updateAttributes('verse', { lang: chosen || null })
        .run()
      return
    }
    // Within a marked passage nothing has to be selected to change or end it.
    const passage = editor?.chain().focus().extendMarkRange('language')
    if (chosen === '') passage?.unsetMark('language').run()
    else passage?.setMark('language', { lang: chosen }).run()
  }
  return (
    <NativeSelect
      value={lang ?? ''}
      disabled={!editor?.isEditable}
      inputProps={{ 'aria-label': t('Text language'), title: t('Text language') }}
      onChange={(event) => choose(event.target.value)}
      sx={{ minHeight: 30, maxWidth: '9rem', fontSize: '0.875rem', '& select:focus-visible': ring }}
    >
      <option value="">{t('Website language')}</option>
      {Object.entries(passageLanguages).map(([tag, name]) => (
        <option key={tag} value={tag}>
          {t(name)}
        </option>
      ))}
    </NativeSelect>
  )
}
