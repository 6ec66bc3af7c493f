import { Button, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { errorMessage, statusOf } from '../error-message.ts'

/** A call of home: what it asked for, and why it failed. */
interface Answer {
  label: string
  error: Error | null
  refetch: () => unknown
}

/** The calls that failed, each of a list once. A refusal (403) is an answer: there is nothing for this person. */
export const listFailures = (answers: readonly Answer[]): Answer[] =>
  answers.filter(
    ({ error, label }, at) =>
      error &&
      statusOf(error) !== 403 &&
      answers.findIndex((other) => other.error && other.label === label) === at,
  )

/** Says what home doesn't know, with a button that asks again. */
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
