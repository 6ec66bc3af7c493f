import { Box, Button, Chip } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { YamlPath } from '../../yaml/yaml-edit.ts'
import { useYamlForm } from '../form-context.ts'
import { findSampleMarks, unmark } from './sample-marks.ts'

/** Says that a value is the sample's, and lets staff say that it is theirs now. Nothing where it isn't marked. */
export const SampleNote = ({ path }: { path: YamlPath }) => {
  const { editor } = useYamlForm()
  const t = useTranslate()
  const [mark] = findSampleMarks(editor.value, path)
  if (!mark) return null
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, flexWrap: 'wrap' }}>
      <Chip size="small" variant="outlined" color="warning" label={t('Sample')} />
      {!editor.isReadOnly && (
        <Button size="small" onClick={() => editor.change(...unmark(editor.value, mark))}>
          {t('This is ours now')}
        </Button>
      )}
    </Box>
  )
}
