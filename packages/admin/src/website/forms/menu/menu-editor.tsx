import { Alert, Box, Button } from '@mui/material'
import { useMemo, useState } from 'react'
import { useTranslate } from 'react-admin'
import { YamlFormProvider } from '../../data-editor/form-context.ts'
import { ValueEditor } from '../../data-editor/value-editor.tsx'
import { useYamlEditor } from '../../data-editor/yaml-editor.ts'
import { EntryDialog } from './entry-dialog.tsx'
import { MenuProvider } from './menu-context.ts'
import { MenuList } from './menu-list.tsx'
import { flattenMenu } from './menu-tree.ts'
import type { MenuEditorProps } from './menu-editor-props.ts'
import { NewEntry } from './new-entry.tsx'

/** `site-map.yaml` as a tree that is moved by drag and by keys. */
export const MenuEditor = (props: MenuEditorProps) => {
  const { editor, problem } = useYamlEditor(props)
  const t = useTranslate()
  const [open, setOpen] = useState<string>()
  const [isNew, setNew] = useState(false)
  const form = useMemo(() => ({ editor, shapes: none, texts: noTexts, ValueEditor }), [editor])
  const rows = flattenMenu(editor.value)
  const opened = rows.find(({ path }) => path.join('.') === open)
  const general = [...editor.findFaults([]), ...(editor.refusal === undefined ? [] : [editor.refusal])]
  if (problem !== undefined) return <Alert severity="error">{problem}</Alert>
  return (
    <MenuProvider value={props}>
      <YamlFormProvider value={form}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
          <Button size="small" variant="outlined" disabled={editor.isReadOnly} onClick={() => setNew(true)}>
            {t('New page')}
          </Button>
          <Box sx={{ flexGrow: 1 }} />
          <Button size="small" disabled={!editor.canUndo} onClick={editor.undo}>
            {t('Undo')}
          </Button>
          <Button size="small" disabled={!editor.canRedo} onClick={editor.redo}>
            {t('Redo')}
          </Button>
        </Box>
        {general.map((fault) => (
          <Alert key={fault} severity="error" sx={{ mb: 1 }}>
            {fault}
          </Alert>
        ))}
        <MenuList rows={rows} onOpen={({ path }) => setOpen(path.join('.'))} />
        {opened && <EntryDialog row={opened} onClose={() => setOpen(undefined)} />}
        {isNew && <NewEntry rows={rows} onClose={() => setNew(false)} />}
      </YamlFormProvider>
    </MenuProvider>
  )
}

const none = new Map()
const noTexts = {}
