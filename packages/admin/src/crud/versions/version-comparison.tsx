import type { Version } from '@kampana/shared/api/version'
import type { Field } from '@kampana/shared/kinds/index'
import type { Resource } from '@kampana/shared/resource'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useTranslate, type RaRecord } from 'react-admin'
import type { ProductDataProvider } from '../../data-provider.ts'
import { readVersion } from '../../data-provider/record-version.ts'
import { errorMessage } from '../../error-message.ts'
import { DiffSide } from '../changes/diff-side.tsx'
import { diffTexts } from '../changes/diff-texts.ts'
import { foldEqual } from '../changes/fold-equal.ts'
import { toText } from '../fields/to-text.ts'
import { useOverrides } from '../overrides.tsx'
import { differingFields } from './differing-fields.ts'
import { usePutBack } from './use-put-back.ts'

interface Props {
  resource: Resource
  record: RaRecord
  version: Version
  mayPutBack: boolean
  onDone: () => void
}

/** A version and today's record side by side, where they differ, and the button that puts the version back. */
export const VersionComparison = ({ resource, record, version, mayPutBack, onDone }: Props) => {
  const t = useTranslate()
  const { getRecordVersion } = useDataProvider<ProductDataProvider>()
  const { data, error } = useQuery({
    queryKey: [resource.name, 'versions', record.id, readVersion(record), version.id],
    queryFn: () => getRecordVersion(resource.name, record.id, version.id),
    retry: false,
  })
  const { toldByOthers = [] } = useOverrides(resource.name)
  const { busy, failure, putBack } = usePutBack(resource, record, onDone)
  if (error) return <Alert severity="error">{t(errorMessage(error))}</Alert>
  if (!data) return null
  const fields = differingFields(resource, data.record, record).filter(
    ([name]) => !toldByOthers.includes(name),
  )
  const unknown = data.unknown.map((name) => t(resource.fields[name]?.label ?? name)).join(', ')
  return (
    <>
      {fields.length === 0 && <Typography sx={{ px: 1 }}>{t('Nothing differs from today’s.')}</Typography>}
      {fields.map(([name, field]) => (
        <ComparedField key={name} {...{ field }} then={data.record[name]} now={record[name]} />
      ))}
      {unknown && <Alert severity="info">{t('The log does not keep: %{fields}', { fields: unknown })}</Alert>}
      {failure && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {failure.map((text) => (
            <div key={text}>{t(text)}</div>
          ))}
        </Alert>
      )}
      {mayPutBack && fields.length > 0 && (
        <Button
          variant="contained"
          // A disabled button would lose the focus.
          aria-disabled={busy}
          onClick={() => busy || void putBack(version.id)}
        >
          {t('Put this back')}
        </Button>
      )}
    </>
  )
}

const ComparedField = ({ field, then, now }: { field: Field; then: unknown; now: unknown }) => {
  const t = useTranslate()
  const label = t(field.label)
  const [before, after] = [toText(field, then, t), toText(field, now, t)]
  const { left, right } = diffTexts(before, after)
  return (
    <Box component="section" aria-label={label} sx={{ mb: 2 }}>
      <Typography component="h3" sx={{ mb: 0.5, fontSize: '1rem', fontWeight: 600 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2 }}>
        <DiffSide heading={t('Then')} parts={foldEqual(left)} mark="del" />
        <DiffSide heading={t('Now')} parts={foldEqual(right)} mark="ins" />
      </Box>
      {before === after && (
        <Typography variant="body2" color="text.secondary">
          {t('The words are the same; their form differs.')}
        </Typography>
      )}
    </Box>
  )
}
