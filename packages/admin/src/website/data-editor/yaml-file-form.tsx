import type { ValueSchema } from '@kampana/shared/schema/value-schema'
import { Alert, Box, Button, LinearProgress, TextField } from '@mui/material'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import type { FileEditorProps } from '../file-editor.ts'
import { isRecord } from '../yaml/yaml-edit.ts'
import { YamlFormProvider, type FieldText } from './form-context.ts'
import { Fields } from './fields-value.tsx'
import type { Shape } from './value-shape.ts'
import { ValueEditor } from './value-editor.tsx'
import { useYamlEditor } from './yaml-editor.ts'

interface YamlFileFormProps extends FileEditorProps {
  shapes: ReadonlyMap<string, Shape>
  texts: Readonly<Record<string, FieldText>>
  schema?: ValueSchema
}

/** The form of a YAML file. A text that is no YAML is edited as text, under what is wrong with it. */
export const YamlFileForm = ({ shapes, texts, schema, ...file }: YamlFileFormProps) => {
  const { editor, problem, isLoading } = useYamlEditor(file)
  const t = useTranslate()
  const form = useMemo(() => ({ editor, shapes, texts, ValueEditor }), [editor, shapes, texts])
  if (isLoading) return <LinearProgress aria-label={t('Reading the file')} />
  if (problem !== undefined) return <PlainFile {...file} problem={problem} />
  const value = isRecord(editor.value) ? editor.value : {}
  const general = editor.findFaults([])
  return (
    <YamlFormProvider value={form}>
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end', mb: 1 }}>
        <Button size="small" disabled={!editor.canUndo} onClick={editor.undo}>
          {t('Undo')}
        </Button>
        <Button size="small" disabled={!editor.canRedo} onClick={editor.redo}>
          {t('Redo')}
        </Button>
      </Box>
      {[...general, ...(editor.refusal === undefined ? [] : [editor.refusal])].map((fault) => (
        <Alert key={fault} severity="error" sx={{ mb: 2 }}>
          {fault}
        </Alert>
      ))}
      <Fields path={[]} value={value} schema={schema} />
    </YamlFormProvider>
  )
}

const PlainFile = ({ text, onChange, isReadOnly, problem }: FileEditorProps & { problem: string }) => {
  const t = useTranslate()
  return (
    <Box>
      <Alert severity="error" sx={{ mb: 2, whiteSpace: 'pre-wrap' }}>
        {t('This file can’t be read as it stands, so that it is edited as text: %{problem}', { problem })}
      </Alert>
      <TextField
        fullWidth
        multiline
        label={t('Text of the file')}
        value={text}
        disabled={isReadOnly}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{ htmlInput: { style: { fontFamily: 'monospace', fontSize: '0.875rem' } } }}
      />
    </Box>
  )
}
