import type { Version } from '@kampana/engine-declare/api/version'
import type { Resource } from '@kampana/engine-declare/resource'
import { findResource } from '@kampana/engine-declare/registry/all-resources'
import { Box, ButtonBase, Chip, Typography } from '@mui/material'
import { useId } from 'react'
import { useTranslate, type RaRecord } from 'react-admin'
import { formatDateTime } from '../../format/format.ts'
import { toText } from '../fields/to-text.ts'
import { VersionComparison } from './version-comparison.tsx'

interface Props {
  resource: Resource
  record: RaRecord
  version: Version
  mayPutBack: boolean
  isOpen: boolean
  onToggle: () => void
  onDone: () => void
}

/** One version with author, time and changed fields. Expands to a comparison with the current record. */
export const VersionEntry = ({ version, isOpen, onToggle, ...rest }: Props) => {
  const id = useId()
  const t = useTranslate()
  const summary = <VersionSummary resource={rest.resource} version={version} />
  return (
    <Box component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      {version.current ? (
        <Box sx={{ ...row, flexWrap: 'wrap' }}>
          {summary}
          <Chip size="small" color="success" variant="outlined" label={t('Current version')} />
        </Box>
      ) : (
        <ButtonBase sx={row} aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          {summary}
          <Box component="span" aria-hidden sx={{ fontSize: '1.5rem', lineHeight: 1 }}>
            {isOpen ? '−' : '+'}
          </Box>
        </ButtonBase>
      )}
      <Box id={id} sx={{ pb: isOpen ? 2 : 0 }}>
        {isOpen && <VersionComparison {...rest} version={version} />}
      </Box>
    </Box>
  )
}

const VersionSummary = ({ resource, version }: Pick<Props, 'resource' | 'version'>) => {
  const t = useTranslate()
  const { action, created_at, changed } = version
  const labels = changed.map((name) => t(resource.fields[name]?.label ?? name)).join(', ')
  if (action === null || created_at === null) return <span>{t('Original version')}</span>
  const who = version.name ?? version.username ?? t('Unknown user')
  return (
    <span>
      {t('%{action} by %{who}, %{when}', {
        action: toText(findResource('logs').fields['action'], action, t),
        who,
        when: formatDateTime(created_at),
      })}
      {labels && (
        <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
          {labels}
        </Typography>
      )}
    </span>
  )
}

const row = {
  display: 'flex',
  width: '100%',
  minHeight: 48,
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 2,
  py: 1.5,
  px: 1,
  font: 'inherit',
  textAlign: 'start',
  '&.Mui-focusVisible': { outline: 2, outlineOffset: -2 },
} as const
