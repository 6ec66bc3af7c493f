import { Box } from '@mui/material'
import { UploadButton } from '../page-editor/dialogs/upload-button.tsx'
import { valueAt } from '../yaml/apply-edit.ts'
import type { YamlPath } from '../yaml/yaml-edit.ts'
import { useYamlForm } from './form-context.ts'

/** Uploads another picture. A copy of the former one in another format goes, since it would show the former one. */
export const PictureUpload = ({ path }: { path: YamlPath }) => {
  const { editor } = useYamlForm()
  const copy = [...path.slice(0, -1), 'avif']
  const hasCopy = valueAt(editor.value, copy) !== undefined
  return (
    <Box sx={{ mt: 1 }}>
      <UploadButton
        onUploaded={(value) =>
          editor.change(
            { type: 'set', path, value },
            ...(hasCopy ? [{ type: 'delete' as const, path: copy }] : []),
          )
        }
      />
    </Box>
  )
}
