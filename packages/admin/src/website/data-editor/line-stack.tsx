import { Box, Button, IconButton } from '@mui/material'
import CloseIcon from '@mui/icons-material/Close'
import { useTranslate } from 'react-admin'
import type { YamlPath } from '../yaml/yaml-edit.ts'
import { useYamlForm } from './form-context.ts'
import { PlainText } from './scalar/text-value.tsx'

/** The lines of a fact that has several. */
export const LineStack = ({
  path,
  lines,
  name,
}: {
  path: YamlPath
  lines: readonly unknown[]
  name: string
}) => {
  const { editor } = useYamlForm()
  const t = useTranslate()
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {lines.map((line, n) => {
        const label = t('%{list}, line %{number}', { list: name, number: n + 1 })
        return (
          <Box key={[...path, n].join('.')} sx={{ display: 'flex', width: '100%' }}>
            <PlainText path={[...path, n]} value={line} label={label} />
            {!editor.isReadOnly && lines.length > 1 && (
              <IconButton
                size="small"
                aria-label={t('Delete %{name}', { name: label })}
                onClick={() => editor.change({ type: 'delete', path: [...path, n] })}
              >
                <CloseIcon fontSize="small" />
              </IconButton>
            )}
          </Box>
        )
      })}
      {!editor.isReadOnly && (
        <Button
          size="small"
          onClick={() => editor.change({ type: 'insert', path, index: lines.length, value: '' })}
        >
          {t('Add a line')}
        </Button>
      )}
    </Box>
  )
}
