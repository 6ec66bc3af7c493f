import { Button, Dialog, DialogActions, DialogContent, DialogTitle, MenuItem, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { MenuRow } from './menu-tree.ts'
import { useNewEntry } from './use-new-entry.ts'

/** A new page, placeholder or link, at the end of the menu or under another entry. */
export const NewEntry = ({ rows, onClose }: { rows: readonly MenuRow[]; onClose: () => void }) => {
  const t = useTranslate()
  const { values, set, address, problem, isReady, add } = useNewEntry(rows)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{t('New page')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
        <TextField
          size="small"
          sx={{ mt: 1 }}
          label={t('Title')}
          value={values.title}
          onChange={({ target }) => set({ title: target.value })}
        />
        <TextField
          select
          size="small"
          label={t('Kind')}
          value={values.kind}
          onChange={({ target }) => set({ kind: target.value, address: undefined })}
        >
          <MenuItem value="written">{t('A page to write')}</MenuItem>
          <MenuItem value="placeholder">{t('Not written yet')}</MenuItem>
          <MenuItem value="link">{t('Another website')}</MenuItem>
        </TextField>
        <TextField
          select
          size="small"
          label={t('Under')}
          value={values.under}
          onChange={({ target }) => set({ under: target.value })}
        >
          <MenuItem value="menu">{t('The menu itself')}</MenuItem>
          {rows
            .filter(({ entry }) => entry['href'] === undefined && entry['path'] !== '/')
            .map(({ path, title, depth }) => (
              <MenuItem key={path.join('.')} value={path.join('.')} sx={{ pl: 2 + depth * 2 }}>
                {title}
              </MenuItem>
            ))}
        </TextField>
        <TextField
          size="small"
          label={t('Address')}
          value={address}
          error={problem !== undefined}
          helperText={problem}
          onChange={({ target }) => set({ address: target.value.trim() })}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('Cancel')}</Button>
        <Button
          variant="contained"
          disabled={!isReady}
          onClick={() => {
            add()
            onClose()
          }}
        >
          {t('Add the page')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
