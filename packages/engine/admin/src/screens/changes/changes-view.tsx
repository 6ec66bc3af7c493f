import { humanize, type Field, type Changes } from '@kampana/engine-declare/kinds/index'
import { allResources } from '@kampana/engine-declare/registry/all-resources'
import { Typography } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import type { DisplayOptions } from '../kinds/kind.ts'
import { ComparedField } from './difference.tsx'

interface Props {
  changes: Changes
  toText: DisplayOptions<Field>['toText']
  findComparison: DisplayOptions<Field>['findComparison']
}

/** Changes in a log entry: each value before and after, side by side, as a word diff. */
export const ChangesView = ({ changes, toText, findComparison }: Props) => {
  const fields = findFields(useRecordContext()?.resource)
  const t = useTranslate()
  const { causer, attributes = {}, old = {}, ip, hidden } = changes
  const names = [...new Set([...Object.keys(old), ...Object.keys(attributes)])]
  return (
    <>
      {causer && (
        <Typography sx={{ mb: 2 }}>
          {t('By %{name}', { name: causer.name ?? causer.username ?? '–' })}
        </Typography>
      )}
      {ip && <Typography>{t('From %{ip}', { ip })}</Typography>}
      {hidden && <Typography>{t('Only users who can open the record see the values.')}</Typography>}
      {names.map((name) => (
        <ComparedField
          key={name}
          label={t(fields[name]?.label ?? humanize(name))}
          headingLevel="h2"
          field={fields[name]}
          before={old[name]}
          after={attributes[name]}
          headings={[t('Before'), t('After')]}
          toText={toText}
          Compare={fields[name] && findComparison(fields[name])}
        />
      ))}
    </>
  )
}

/** Declared fields of the entry's resource. Other values appear unchanged. */
const findFields = (resource: unknown): Readonly<Record<string, Field>> =>
  allResources().find(({ name }) => name === resource)?.fields ?? {}
