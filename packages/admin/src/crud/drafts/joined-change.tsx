import { MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { MutableRef } from '../../unsaved/mutable-ref.ts'
import { changeTitle } from './change-title.ts'
import { useOpenChanges } from './use-record-changes.ts'

/** Asks which of the person's changes a first draft joins, so that they are published together. Without any there is no question. */
export const JoinedChange = ({ changeId }: { changeId: MutableRef<number | undefined> }) => {
  const t = useTranslate()
  const { data = [] } = useOpenChanges()
  const [chosen, setChosen] = useState(0)
  const own = data.filter(({ mine, state }) => mine && (state === 'draft' || state === 'sent back'))
  if (own.length === 0) return null
  const choose = (id: number) => {
    changeId.set(id === 0 ? undefined : id)
    setChosen(id)
  }
  return (
    <TextField
      select
      fullWidth
      size="small"
      label={t('Goes live')}
      value={chosen}
      onChange={({ target }) => choose(Number(target.value))}
      sx={{ maxWidth: { xs: '100%', sm: '18rem' } }}
    >
      <MenuItem value={0}>{t('On its own')}</MenuItem>
      {own.map((change) => (
        <MenuItem key={change.id} value={change.id}>
          {t('Together with: %{title}', { title: changeTitle(change) })}
        </MenuItem>
      ))}
    </TextField>
  )
}
