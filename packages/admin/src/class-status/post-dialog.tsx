import { errorMessage } from '../error-message.ts'
import { formatAffected, formatStatus, formatWhen } from '@kampana/shared/class-status'
import { classStatus } from '@kampana/shared/resources/class-status'
import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { Link, useCreatePath, useTranslate } from 'react-admin'
import { collegeList } from '../crud/tags/college-lists.ts'
import { TagChips } from '../crud/tags/tag-chips.tsx'
import { msg } from '../language/msg.ts'
import { collegeTimeZone, nowIso } from '../format/time-zone.ts'
import { FormDialog } from '../task/form-dialog.tsx'
import { TaskButton } from '../task/task-button.tsx'
import { NoticePresetList } from './notice-preset-list.tsx'
import { noticePresets, type NoticeValues } from './notice-presets.ts'
import { useNoticeChanges } from './use-notice-changes.ts'

const { levels, campuses } = classStatus.fields

interface Props {
  onClose: () => void
  /** For a drill: takes the sentence that families would have read, instead of a publication. */
  practise?: (sentence: string) => void
}

/** A notice in two taps: which one, and publish. Whom it is about can be narrowed on the way; all else has its form. */
export const PostDialog = ({ onClose, practise }: Props) => {
  const t = useTranslate()
  const [presets] = useState(() => noticePresets(new Date(), collegeTimeZone()))
  const [values, setValues] = useState<NoticeValues>()
  const [name, setName] = useState<string>()
  const [failure, setFailure] = useState<unknown>()
  const { busy, post } = useNoticeChanges({ onFailure: setFailure })
  const publish = async (): Promise<void> => {
    setFailure(undefined)
    if (values && practise) return practise(sentenceOf(values))
    if (values && (await post(values))) onClose()
  }
  return (
    <FormDialog
      title={t(practise ? practiceTitle : 'Post a class notice')}
      large
      dividers
      onClose={onClose}
      aside={
        <>
          <Box sx={{ width: '100%' }}>
            {failure !== undefined && (
              <Alert severity="error" sx={{ mb: 1.5 }}>
                {t(errorMessage(failure))}
              </Alert>
            )}
            {values && <Preview values={values} />}
          </Box>
          {practise ? null : <ToForm values={values ?? presets[0]?.values} />}
        </>
      }
      actions={
        <>
          <Button onClick={onClose} sx={thumb}>
            {t('Cancel')}
          </Button>
          <TaskButton
            label={msg('Publish')}
            busy={busy}
            variant="contained"
            disabled={!values}
            onClick={() => void publish()}
            sx={{ ...thumb, flexGrow: { xs: 1, sm: 0 } }}
          />
        </>
      }
    >
      <Stack gap={2}>
        {practise && (
          <Alert severity="info" variant="outlined">
            {t('This is a drill: do as you would in the morning. Nothing is published and nobody is told.')}
          </Alert>
        )}
        <NoticePresetList
          presets={presets}
          chosen={name}
          choose={(preset) => {
            setName(preset.name)
            // Keeps the levels and campuses that were chosen before.
            setValues({
              ...preset.values,
              levels: values?.levels ?? null,
              campuses: values?.campuses ?? null,
            })
          }}
        />
        {values && <Affected values={values} narrow={(part) => setValues({ ...values, ...part })} />}
      </Stack>
    </FormDialog>
  )
}

const practiceTitle = msg('Practise a class notice')

interface AffectedProps {
  values: NoticeValues
  narrow: (part: Partial<NoticeValues>) => void
}

/** Whom the notice is about: all, or the levels and campuses that are chosen. */
const Affected = ({ values, narrow }: AffectedProps) => (
  <>
    <TagChips
      label={levels.label}
      all={levels.all}
      offered={collegeList('levels')}
      chosen={values.levels}
      choose={(chosen) => narrow({ levels: chosen })}
    />
    <TagChips
      label={campuses.label}
      all={campuses.all}
      offered={collegeList('campuses')}
      chosen={values.campuses}
      choose={(chosen) => narrow({ campuses: chosen })}
    />
  </>
)

/** A preview of the notice, as families will read it. */
const Preview = ({ values }: { values: NoticeValues }) => {
  const t = useTranslate()
  return (
    <Typography component="output" variant="body2" sx={{ display: 'block', px: 2, py: 0.5 }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t('Every page will say:')}
      </Box>{' '}
      <strong>{formatStatus(values)}</strong> · {formatAffected(values)} ·{' '}
      {formatWhen(values, nowIso(), collegeTimeZone())} · {values.reason}
    </Typography>
  )
}

/** The same in one line. */
const sentenceOf = (values: NoticeValues): string =>
  [
    formatStatus(values),
    formatAffected(values),
    formatWhen(values, nowIso(), collegeTimeZone()),
    values.reason,
  ].join(' · ')

const ToForm = ({ values }: { values: NoticeValues | undefined }) => {
  const t = useTranslate()
  const createPath = useCreatePath()
  return (
    <Button
      component={Link}
      to={createPath({ resource: classStatus.name, type: 'create' })}
      state={{ notice: values }}
      sx={{ ...thumb, mr: 'auto' }}
    >
      {t('Words and times')}
    </Button>
  )
}

const thumb = { minHeight: 44 }
