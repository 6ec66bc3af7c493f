import { useTranslate } from 'react-admin'
import type { Resource } from '@kampana/shared/resource'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useState } from 'react'
import type { ConflictError } from '../data-provider/errors.ts'
import { formatDateTime } from '../format/format.ts'
import { toInputValues } from '../data-provider/input-values.ts'
import { ConflictField, type Whose } from './conflict-field.tsx'
import type { MergeResult } from './merge.ts'
import { inputFields, type Values } from './changed-values.ts'

interface Props {
  resource: Resource
  conflict: ConflictError
  merging: MergeResult
  /** The record as it was when the form was filled with it, and what was typed since. */
  before: Values
  typed: Values
  /** Saves what the other made of the record with these of the person's values in it. */
  onKeep: (mine: Values) => void
  /** Gives up what this person changed; without it, that isn't offered. */
  onDiscard?: () => void
  onGoOn: () => void
}

/** Shows an edit conflict field by field and lets the person resolve it. Closing the dialog loses nothing. */
export const ConflictDialog = ({ resource, conflict, merging, before, typed, ...then }: Props) => {
  const t = useTranslate()
  const [chosen, choose] = useState<Readonly<Record<string, Whose>>>({})
  const now = toInputValues(resource, conflict.record, 'edit')
  const was = toInputValues(resource, before, 'edit')
  const undecided = merging.both.some((input) => chosen[input] === undefined)
  const keep = () => {
    const mine = merging.both.filter((input) => chosen[input] === 'mine')
    then.onKeep({ ...merging.mine, ...Object.fromEntries(mine.map((input) => [input, typed[input]])) })
  }
  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby="conflict-title" onClose={then.onGoOn}>
      <DialogTitle id="conflict-title">{t(conflict.message)}</DialogTitle>
      <DialogContent dividers>
        <Who changed={conflict.changed} />
        {inputFields(resource).map(([input, field]) => {
          const both = merging.both.includes(input)
          if (!both && !merging.theirs.includes(input)) return null
          return (
            <ConflictField
              key={input}
              field={field}
              before={both ? typed[input] : was[input]}
              now={now[input]}
              {...(both && {
                whose: chosen[input],
                onChoose: (whose: Whose) => choose({ ...chosen, [input]: whose }),
              })}
            />
          )
        })}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={then.onGoOn}>{t('Go on editing')}</Button>
        {then.onDiscard && (
          <Button color="error" onClick={then.onDiscard}>
            {t('Discard mine')}
          </Button>
        )}
        <Button variant="contained" disabled={undecided} onClick={keep}>
          {merging.both.length === 0 ? t('Keep both') : t('Save as chosen')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const Who = ({ changed }: Pick<ConflictError, 'changed'>) => {
  const t = useTranslate()
  if (!changed?.name) return null
  return (
    <Typography color="text.secondary" sx={{ mb: 2 }}>
      {t('%{name} saved it on %{moment}.', {
        name: changed.name,
        moment: formatDateTime(changed.created_at),
      })}
    </Typography>
  )
}
