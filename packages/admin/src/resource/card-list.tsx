import type { Resource } from '@kampana/shared/resource'
import { Box, Stack, Typography } from '@mui/material'
import { RecordContextProvider, useListContext, type RaRecord } from 'react-admin'
import { differing } from '../resources/index.ts'
import { NothingFound } from './empty-list.tsx'
import { RecordLink } from './record-link.tsx'
import { Value } from './value.tsx'

/** A list where the screen is narrow: each record as a card, empty values left out. */
export const CardList = ({ resource }: { resource: Resource }) => {
  const { data, isPending } = useListContext()
  if (isPending) return null
  if (!data?.length) return <NothingFound />
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((record: RaRecord) => (
        <RecordContextProvider key={record.id} value={record}>
          <Card resource={resource} record={record} />
        </RecordContextProvider>
      ))}
    </Box>
  )
}

const Card = ({ resource, record }: { resource: Resource; record: RaRecord }) => {
  const left = new Set([resource.title, ...(differing[resource.name]?.hiddenColumns ?? [])])
  return (
    <Box component="li" sx={{ p: 2, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <RecordLink />
      <Stack direction="row" flexWrap="wrap" sx={{ columnGap: 2, rowGap: 0.5, mt: 0.75 }}>
        {Object.entries(resource.fields)
          .filter(([name, field]) => field.inList && !left.has(name) && !isEmpty(record[name]))
          .map(([name, field]) => (
            <Typography key={name} component="div" variant="body2" color="text.secondary" sx={line}>
              {field.label}: <Value resource={resource} record={record} name={name} field={field} brief />
            </Typography>
          ))}
      </Stack>
    </Box>
  )
}

const isEmpty = (value: unknown): boolean => value == null || (Array.isArray(value) && value.length === 0)

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.75 }
