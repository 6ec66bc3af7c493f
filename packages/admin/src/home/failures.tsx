import { Button, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { errorMessage, statusOf } from '@kampana/engine-admin/error-message'

/** A query of home with its label and error. */
interface Answer {
  label: string
  error: Error | null
  refetch: () => unknown
}

/** Failed queries, one per list. A 403 isn't a failure: the person has no access. */
export const listFailures = (answers: readonly Answer[]): Answer[] =>
  answers.filter(
    ({ error, label }, at) =>
      error &&
      statusOf(error) !== 403 &&
      answers.findIndex((other) => other.error && other.label === label) === at,
  )

/** Errors of home's queries, with a button that retries. */
export const Failures = ({ failures }: { failures: readonly Answer[] }) => {
  const t = useTranslate()
  if (failures.length === 0) return null
  return (
    <Typography component="div" role="alert">
      {failures.map(({ label, error }) => (
        <div key={label}>
          {t('%{what} could not be loaded: %{why}', { what: label, why: t(errorMessage(error)) })}
        </div>
      ))}
      <Button onClick={() => failures.forEach(({ refetch }) => void refetch())}>{t('Try again')}</Button>
    </Typography>
  )
}
