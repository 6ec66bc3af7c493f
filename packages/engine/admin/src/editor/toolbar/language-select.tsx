import { useTranslate } from 'react-admin'
import { passageLanguages } from '@kampana/engine-declare/rich-text/passage-languages'
import { NativeSelect } from '@mui/material'
import { useEditorState } from '@tiptap/react'
import { useTiptapEditor } from 'ra-input-rich-text'
import { ring } from './heading-select.tsx'

/** Language of the selected text, if it differs from the website's. */
export const LanguageSelect = () => {
  const t = useTranslate()
  const editor = useTiptapEditor()
  const lang = useEditorState({
    editor,
    selector: () => editor?.getAttributes('language').lang ?? editor?.getAttributes('verse').lang,
  })
  const choose = (chosen: string) => {
    // A verse has one language for all its lines.
    if (editor?.isActive('verse')) {
      editor
        .chain()
        .focus()
        .updateAttributes('verse', { lang: chosen || null })
        .run()
      return
    }
    // Within a marked passage, no selection is needed to change or remove the mark.
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
