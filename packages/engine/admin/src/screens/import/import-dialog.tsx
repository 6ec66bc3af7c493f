import { inputName, longTextRows } from '@kampana/engine-declare/kinds/index'
import { maxImported } from '@kampana/engine-declare/messages/import-messages'
import type { Resource } from '@kampana/engine-declare/resource'
import { Alert, Button, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { readCsvFile } from '../../csv/decode-csv.ts'
import { formatNumber } from '../../format/format.ts'
import { msg } from '../../language/msg.ts'
import { FormDialog } from '../../task/form-dialog.tsx'
import { TaskButton } from '../../task/task-button.tsx'
import { ImportColumns } from './import-columns.tsx'
import { DayOrderQuestion } from './day-order-question.tsx'
import { PublishingChoice } from './publishing-choice.tsx'
import { dayOrder } from './import-days.ts'
import type { LineProblem } from './import-rows.ts'
import { importFields } from './read-import-file.ts'
import { useImport, type Checked } from './use-import.ts'

interface Props {
  resource: Resource
  onClose: () => void
}

/**
 * Import of records from a CSV file. The person chooses or pastes a file and matches its columns. The server then validates
 * the rows before it writes any.
 */
export const ImportDialog = ({ resource, onClose }: Props) => {
  const t = useTranslate()
  const { file, problem, checked, busy, read, match, change, check, write } = useImport(resource, onClose)
  const isReady = checked?.wrong === 0
  return (
    <FormDialog
      title={t('Import: %{what}', { what: t(resource.label) })}
      maxWidth="md"
      large
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ra.action.cancel')}</Button>
          {file && (
            <TaskButton
              key={isReady ? 'import' : 'check'}
              label={isReady ? msg('Import') : msg('Check file')}
              busy={busy}
              variant="contained"
              disabled={dayOrder(file, resource) === 'uncertain'}
              onClick={() => void (isReady ? write : check)(file)}
            />
          )}
        </>
      }
    >
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {t(
          'Choose a CSV file from a spreadsheet. The first line must contain the column names. Maximum: %{count} rows.',
          { count: formatNumber(maxImported) },
        )}
      </Typography>
      <FileSource onText={read} />
      {problem !== undefined && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {t(problem)}
        </Alert>
      )}
      {file && <ImportColumns resource={resource} file={file} onMatch={match} />}
      {file && (
        <DayOrderQuestion
          resource={resource}
          file={file}
          onSay={(chosenDayOrder) => change({ saidDayOrder: chosenDayOrder })}
        />
      )}
      {file && (
        <PublishingChoice resource={resource} file={file} onChoose={(publishes) => change({ publishes })} />
      )}
      {checked && <CheckResult resource={resource} checked={checked} />}
    </FormDialog>
  )
}

/** Result of a check: summary, and the cells with problems. */
const CheckResult = ({ resource, checked }: { resource: Resource; checked: Checked }) => {
  const t = useTranslate()
  const isReady = checked.wrong === 0
  const count = formatNumber(checked.count)
  return (
    <>
      <Alert severity={isReady ? 'success' : 'error'} sx={{ mt: 2 }}>
        {isReady
          ? t('Rows ready: %{count}. Nothing imported yet.', { count })
          : t(
              'Rows with errors: %{wrong} of %{count}. Nothing was imported. Correct the file and check it again.',
              {
                wrong: formatNumber(checked.wrong),
                count,
              },
            )}
        {isReady && checked.published > 0 && (
          <p style={{ margin: 0 }}>
            {t('Rows to publish immediately: %{count}.', { count: formatNumber(checked.published) })}
          </p>
        )}
        <Problems resource={resource} problems={checked.problems} />
      </Alert>
      {checked.warnings.length > 0 && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {t('The import skips this content:')}
          <Problems resource={resource} problems={checked.warnings} />
        </Alert>
      )}
    </>
  )
}

/** Source of a file: disk or clipboard. */
const FileSource = ({ onText }: { onText: (text: string) => void }) => {
  const t = useTranslate()
  const [pasted, setPasted] = useState('')
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} gap={2} alignItems={{ sm: 'flex-start' }}>
      <Button component="label" variant="outlined" sx={{ flexShrink: 0, minHeight: 40 }}>
        {t('Choose a file')}
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          style={hidden}
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            if (chosen) void readCsvFile(chosen).then(onText)
            target.value = ''
          }}
        />
      </Button>
      <TextField
        fullWidth
        multiline
        size="small"
        maxRows={longTextRows}
        label={t('Or paste CSV lines')}
        value={pasted}
        onChange={({ target }) => {
          setPasted(target.value)
          if (target.value.trim() !== '') onText(target.value)
        }}
      />
    </Stack>
  )
}

const hidden = { position: 'absolute', opacity: 0, width: 1, height: 1 } as const
const maxShown = 100

const Problems = ({ resource, problems }: { resource: Resource; problems: readonly LineProblem[] }) => {
  const t = useTranslate()
  const label = (input: string): string => {
    const found = importFields(resource).find(([name, field]) => inputName(name, field) === input)
    return found ? t(found[1].label) : input
  }
  if (problems.length === 0) return null
  return (
    <ul style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
      {problems.slice(0, maxShown).map(({ line, field, message }) => (
        <li key={`${line} ${field} ${message}`}>
          {t('Row %{row}, %{field}: %{problem}', { row: line, field: label(field), problem: t(message) })}
        </li>
      ))}
    </ul>
  )
}
