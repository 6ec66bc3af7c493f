import { Button, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useCopy } from './use-copy.ts'
import { FormDialog } from '../../task/form-dialog.tsx'

interface Props {
  lines: readonly string[]
  address: string
  onClose: () => void
}

/**
 * Editable post for social networks. Facebook only accepts the address, so its button also copies the text for pasting. Other
 * sites receive no request before a click.
 */
export const ShareDialog = ({ lines, address, onClose }: Props) => {
  const t = useTranslate()
  const copy = useCopy()
  const [text, setText] = useState([...lines.filter(Boolean), address].join('\n\n'))
  return (
    <FormDialog title={t('Share')} onClose={onClose}>
      <TextField
        multiline
        fullWidth
        maxRows={14}
        label={t('Suggested text')}
        helperText={t('Facebook and Messenger open in a new tab. Paste the copied text there.')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        sx={{ mt: 1 }}
      />
      <Stack direction="row" flexWrap="wrap" gap={1} sx={{ mt: 2 }}>
        <Button variant="contained" onClick={() => copy(text)} sx={thumb}>
          {t('Copy text')}
        </Button>
        {networks.map(([name, toShare]) => (
          <Button
            key={name}
            variant="outlined"
            href={toShare(encodeURIComponent(address))}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => copy(text)}
            sx={thumb}
          >
            {name}
          </Button>
        ))}
      </Stack>
    </FormDialog>
  )
}

const networks = [
  ['Facebook', (address: string) => `https://www.facebook.com/sharer/sharer.php?u=${address}`],
  ['Messenger', () => 'https://m.me/'],
] as const
const thumb = { minHeight: 44 }
