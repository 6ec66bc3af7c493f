import TableIcon from '@mui/icons-material/TableChartOutlined'
import { Box, Button, ToggleButton } from '@mui/material'
import { useEditorState } from '@tiptap/react'
import { useTiptapEditor } from 'ra-input-rich-text'
import { useTranslate } from 'react-admin'
import { tableActions } from './table-actions.ts'

/** Inserts a table; within one, what can be done with it. */
export const TableButtons = () => {
  const t = useTranslate()
  const editor = useTiptapEditor()
  const isInTable = useEditorState({ editor, selector: () => editor?.isActive('table') ?? false })
  return (
    <>
      <ToggleButton
        value="table"
        size="small"
        aria-label={t('Table')}
        title={t('Table')}
        selected={isInTable}
        disabled={!editor?.isEditable || isInTable}
        onClick={() => editor.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run()}
      >
        <TableIcon fontSize="inherit" />
      </ToggleButton>
      {isInTable && editor.isEditable && (
        <Box sx={{ flexBasis: '100%' }}>
          {tableActions(editor).map(({ label, run }) => (
            <Button key={label} size="small" onClick={run}>
              {t(label)}
            </Button>
          ))}
        </Box>
      )}
    </>
  )
}
