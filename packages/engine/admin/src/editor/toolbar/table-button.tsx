import TableIcon from '@mui/icons-material/TableChartOutlined'
import { useEditorState } from '@tiptap/react'
import { useTiptapEditor } from 'ra-input-rich-text'
import { useTranslate } from 'react-admin'
import { ToolButton } from './tool-button.tsx'

/** Button that inserts a table. The table's tools are in the selection toolbar. */
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
