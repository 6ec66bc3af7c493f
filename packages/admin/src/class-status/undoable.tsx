import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { useWords } from '../language/words.ts'

/** What was done, and the way back. */
export const Undoable = ({ said, undo }: { said: string; undo: () => Promise<void> }) => {
  const t = useWords()
  const [busy, setBusy] = useState(false)
  const press = (): void => {
    if (busy) return
    setBusy(true)
    void undo().finally(() => setBusy(false))
  }
  return (
    <Stack direction="row" flexWrap="wrap" alignItems="center" sx={{ columnGap: 2, rowGap: 0.5 }}>
      <span>{t(said)}</span>
      <Button size="small" color="inherit" variant="outlined" aria-disabled={busy} onClick={press}>
        {t('Undo')}
      </Button>
    </Stack>
  )
}
