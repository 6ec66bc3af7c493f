import { humanize, type Field } from '@kampana/shared/kinds/index'
import type { Changes, Resource } from '@kampana/shared/resource'
import { resources } from '@kampana/shared/resources/index'
import { Box, Typography } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { useWords } from '../../language/translate.ts'
import { asText } from '../kinds/as-text.ts'
import { Side } from './side.tsx'
import { sidesOf } from './sides.ts'

/** Who changed what: each changed value before and after, side by side, with the words that differ marked. */
export const ChangesView = ({ changes }: { changes: Changes }) => {
  const fields = fieldsOf(useRecordContext()?.resource)
  const t = useWords()
  const { causer, attributes = {}, old = {}, ip, hidden } = changes
  /** The few fixed values are words of ours. */
  const told = (field: Field | undefined, value: unknown): string => {
    const text = asText(field, value)
    return field?.kind === 'select' || field?.kind === 'boolean' ? t(text) : text
  }
  const names = [...new Set([...Object.keys(old), ...Object.keys(attributes)])]
  return (
    <>
      {causer && (
        <Typography sx={{ mb: 2 }}>
          {t('By %{name}', { name: causer.name ?? causer.username ?? '–' })}
        </Typography>
      )}
      {ip && <Typography>{t('From %{ip}', { ip })}</Typography>}
      {hidden && <Typography>{t('Values are shown to who may show the record itself.')}</Typography>}
      {names.map((name) => (
        <Change
          key={name}
          label={t(fields[name]?.label ?? humanize(name))}
          before={told(fields[name], old[name])}
          after={told(fields[name], attributes[name])}
        />
      ))}
    </>
  )
}

/** An entry names its resource; fields that the resource doesn't declare are shown as they come. */
const fieldsOf = (resource: unknown): Readonly<Record<string, Field>> =>
  (resources as readonly Resource[]).find(({ name }) => name === resource)?.fields ?? {}

const Change = ({ label, before, after }: { label: string; before: string; after: string }) => {
  const t = useWords()
  const { left, right } = sidesOf(before, after)
  return (
    <Box component="section" aria-label={label} sx={{ mb: 3 }}>
      <Typography component="h2" sx={{ mb: 0.5, fontSize: '1rem', fontWeight: 600 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2 }}>
        <Side heading={t('Before')} pieces={left} mark="del" />
        <Side heading={t('After')} pieces={right} mark="ins" />
      </Box>
    </Box>
  )
}
