import { figuresPermission, fewestShown } from '@kampana/shared/figures'
import type { Resource } from '@kampana/shared/resource'
import { Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useTranslate, type RaRecord } from 'react-admin'
import { holds } from '../back-end/holds.ts'
import type { ProductDataProvider } from '../product-verbs/product-verbs.ts'
import { formatDay, formatNumber } from '../format/format.ts'

/** How often visitors have read a record's page, in a sentence. */
export const ReadCount = ({ resource, record }: { resource: Resource; record: RaRecord }) => {
  const { getRecordFigures } = useDataProvider<ProductDataProvider>()
  const t = useTranslate()
  const { data } = useQuery({
    queryKey: ['figures', resource.name, record.id],
    queryFn: () => getRecordFigures(resource.name, record.id),
    enabled: holds(figuresPermission),
    retry: false,
    staleTime: 60_000,
  })
  if (!data || data.readings === 0) return null
  const { readings, most } = data
  const sentence =
    readings === null
      ? t('Read fewer than %{count} times so far.', { count: fewestShown })
      : most
        ? t('Read %{count} times, most on %{day}.', {
            count: formatNumber(readings),
            day: formatDay(most.day),
          })
        : t('Read %{count} times.', { count: formatNumber(readings) })
  return (
    <Typography color="text.secondary" sx={{ mt: 3 }}>
      {sentence}
    </Typography>
  )
}
