import { statisticsCalls } from '@kampana/shared/calls/statistics-calls'
import { statisticsPermission, fewestShown } from '@kampana/shared/statistics'
import type { Resource } from '@kampana/engine-declare/resource'
import { Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate, type RaRecord } from 'react-admin'
import { holds } from '@kampana/engine-admin/back-end/holds'
import { useCall } from '@kampana/engine-admin/data-provider/use-call'
import { formatDay, formatNumber } from '@kampana/engine-admin/format/format'

/** Sentence with the page views of a record's page. */
export const ReadCount = ({ resource, record }: { resource: Resource; record: RaRecord }) => {
  const read = useCall(statisticsCalls.ofRecord)
  const t = useTranslate()
  const { data } = useQuery({
    queryKey: ['figures', resource.name, record.id],
    queryFn: async () => (await read({ resource: resource.name, id: String(record.id) })).data,
    enabled: holds(statisticsPermission),
    retry: false,
    staleTime: 60_000,
  })
  if (!data || data.readings === 0) return null
  const { readings: pageViews, most } = data
  const sentence =
    pageViews === null
      ? t('Fewer than %{count} page views so far.', { count: fewestShown })
      : most
        ? t('%{count} page views, most on %{day}.', {
            count: formatNumber(pageViews),
            day: formatDay(most.day),
          })
        : t('%{count} page views.', { count: formatNumber(pageViews) })
  return (
    <Typography color="text.secondary" sx={{ mt: 3 }}>
      {sentence}
    </Typography>
  )
}
