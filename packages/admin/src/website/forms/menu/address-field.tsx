import { Alert, Box, Button, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useYamlForm } from '../../data-editor/form-context.ts'
import { useMenuProps } from './menu-context.ts'
import { addressProblem, renameAddress, textFile, type MenuRow } from './menu-tree.ts'

/** A page's address. Another one is asked for, since it moves the page for everybody. */
export const AddressField = ({ row, isFixed }: { row: MenuRow; isFixed: boolean }) => {
  const { editor } = useYamlForm()
  const { readFile, changeFile, onMove } = useMenuProps()
  const t = useTranslate()
  const { address = '', path } = row
  const [typed, setTyped] = useState(address)
  const problem = typed === address ? undefined : addressProblem(editor.value, typed, path)
  const { edits, moves } = renameAddress(editor.value, address, typed)
  const rename = () => {
    editor.change(...edits)
    for (const move of moves) {
      const text = readFile(textFile(move.from))
      if (text !== undefined) changeFile(textFile(move.to), text)
      onMove?.(move)
    }
  }
  return (
    <Box>
      <TextField
        size="small"
        fullWidth
        label={t('Address')}
        value={typed}
        disabled={editor.isReadOnly || isFixed || address === '/'}
        error={problem !== undefined}
        helperText={problem}
        onChange={({ target }) => setTyped(target.value.trim())}
      />
      {typed !== address && problem === undefined && (
        <Alert
          severity="info"
          sx={{ mt: 1 }}
          action={
            <Button size="small" color="inherit" onClick={rename}>
              {t('Move')}
            </Button>
          }
        >
          {moves.length > 1
            ? t(
                '%{count} pages get another address. Visitors of the old ones are led to the new ones for ever.',
                { count: moves.length },
              )
            : t('Visitors of %{address} are led to the new address for ever.', { address })}
        </Alert>
      )}
    </Box>
  )
}
