import TableIcon from '@mui/icons-material/TableChartOutlined'
import { useEditorState } from '@tiptap/react'
import { useTiptapEditor } from 'ra-input-rich-text'
import { useTranslate } from 'react-admin'
import { ToolButton } from './tool-button.tsx'

/** Inserts a table; what can be done with one is in the bar of what is selected. */
export const TableButton = () => {
  const t = useTranslate()
  const editor = useTiptapEditor()
  const isInTable = useEditorState({ editor, selector: () => editor?.isActive('table') ?? false }) ?? false
  return (
    <ToolButton
      label={t('Table')}
      Icon={TableIcon}
      selected={isInTable}
      disabled={isInTable}
      onClick={() => editor.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run()}
    />
  )
}
