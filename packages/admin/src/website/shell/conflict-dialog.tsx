import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { DiffSide } from '../../crud/changes/diff-side.tsx'
import { diffTexts } from '../../crud/changes/diff-texts.ts'
import { formatDateTime } from '../../format/format.ts'
import type { OpenConflict } from './use-attempt.ts'

interface Props {
  conflict: OpenConflict
  /** What the person has typed. */
  mine: string
  /** Goes on with a text; nothing is published before the person says so. */
  onDecide: (text: string) => void
  onClose: () => void
}

/** Two people have changed the same lines: both texts side by side, of which one is edited on. */
export const ConflictDialog = ({ conflict: { theirs }, mine, onDecide, onClose }: Props) => {
  const t = useTranslate()
  const { left, right } = diffTexts(mine, theirs.text ?? '')
  return (
    <Dialog open fullWidth maxWidth="lg" aria-labelledby="conflict-title" onClose={onClose}>
      <DialogTitle id="conflict-title">{t('Somebody else has changed the same lines.')}</DialogTitle>
      <DialogContent dividers>
        <Typography color="text.secondary" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {theirs.path}
          {theirs.by !== null &&
            ` · ${t('%{name} saved it on %{moment}.', {
              name: theirs.by,
              moment: theirs.at === null ? '–' : formatDateTime(theirs.at),
            })}`}
        </Typography>
        <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2 }}>
          <DiffSide heading={t('Mine')} parts={left} mark="ins" />
          <DiffSide
            heading={theirs.text === null ? t('They have deleted it.') : t('Theirs')}
            parts={right}
            mark="ins"
          />
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onClose}>{t('Go on editing')}</Button>
        {theirs.text !== null && (
          <Button onClick={() => onDecide(theirs.text ?? '')}>{t('Go on with theirs')}</Button>
        )}
        <Button variant="contained" onClick={() => onDecide(mine)}>
          {t('Go on with mine')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
