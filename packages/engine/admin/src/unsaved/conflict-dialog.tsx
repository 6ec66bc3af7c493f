import type { Choice } from '@kampana/engine-declare/merge/merged'
import { Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { formatDateTime } from '../format/format.ts'
import type { ConflictField } from './conflict-fields.ts'
import { ConflictQuestion } from './conflict-question.tsx'
import { FormDialog } from '../task/form-dialog.tsx'

interface Props {
  title: string
  /** Author and time of the other version, if known. */
  by?: { name: string | null; at: string | null } | undefined
  /** Sentence about the automatic merge. */
  merged?: string | undefined
  fields: readonly ConflictField[]
  /** Label of the confirm button. */
  resolveLabel: string
  onResolve: (choices: Readonly<Record<string, Choice>>) => void
  onDiscard?: () => void
  onGoOn: () => void
}

/** Asks which version to keep in each place that two people changed. Closing it loses nothing. */
export const ConflictDialog = ({ title, by, merged, fields, resolveLabel, ...then }: Props) => {
  const t = useTranslate()
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({})
  const isOpen = fields.some(({ key }) => choices[key] === undefined)
  return (
    <FormDialog
      title={title}
      maxWidth="md"
      large
      onClose={then.onGoOn}
      dividers
      actions={
        <>
          <Button onClick={then.onGoOn}>{t('Continue editing')}</Button>
          {then.onDiscard && (
            <Button color="error" onClick={then.onDiscard}>
              {t('Discard my changes')}
            </Button>
          )}
          <Button variant="contained" disabled={isOpen} onClick={() => then.onResolve(choices)}>
            {resolveLabel}
          </Button>
        </>
      }
    >
      {by?.name && by.at && (
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          {t('%{name} saved a newer version on %{moment}.', { name: by.name, moment: formatDateTime(by.at) })}
        </Typography>
      )}
      {merged && <Typography sx={{ mb: 2 }}>{merged}</Typography>}
      {fields.map(({ key, ...field }) => (
        <ConflictQuestion
          key={key}
          {...field}
          name={by?.name ?? undefined}
          choice={choices[key]}
          onChoose={(choice) => setChoices({ ...choices, [key]: choice })}
        />
      ))}
    </FormDialog>
  )
}
