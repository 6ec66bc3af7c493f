import type { Resource } from '@kampana/engine-declare/resource'
import { Box, Typography } from '@mui/material'
import { type RaRecord, useTranslate } from 'react-admin'
import { kindView } from '../kinds/index.ts'
import { FieldValue } from '../field-value.tsx'

interface Props {
  resource: Resource
  record: RaRecord
  names: readonly string[]
}

/** Fields of a record, each value under its label. */
export const Details = ({ resource, record, names }: Props) => {
  const t = useTranslate()
  return (
    <Box component="dl" sx={list}>
      {names.map((name) => {
        const field = resource.fields[name]
        return (
          field && (
            <Box key={name} sx={kindView(field).wide ? { gridColumn: '1 / -1' } : null}>
              <Typography component="dt" variant="body2" color="text.secondary">
                {t(field.label)}
              </Typography>
              <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                <FieldValue resource={resource} record={record} name={name} field={field} />
              </Box>
            </Box>
          )
        )
      })}
    </Box>
  )
}

const list = {
  m: 0,
  width: '100%',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 4,
  rowGap: 3,
}
