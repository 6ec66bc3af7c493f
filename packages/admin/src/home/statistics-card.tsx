import { statisticsCalls } from '@kampana/shared/calls/statistics-calls'
import { statisticsPermission, fewestShown, type Statistics } from '@kampana/shared/statistics'
import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useTranslate } from 'react-admin'
import { holds } from '@kampana/engine-admin/back-end/holds'
import { useCall } from '@kampana/engine-admin/data-provider/use-call'
import { formatNumber } from '@kampana/engine-admin/format/format'
import { msg } from '@kampana/engine-admin/language/msg'
import { toSiteUrl } from '@kampana/engine-admin/url/resolve-url'
import { Counts } from '@kampana/engine-admin/page/counts.tsx'
import { CardSkeleton, HomeCard } from './card.tsx'
import { StatisticsChart } from './statistics-chart.tsx'

/** The website's page views in the last 30 days, for people with permission. */
export const StatisticsCard = () => {
  const read = useCall(statisticsCalls.ofSite)
  const t = useTranslate()
  const { data: statistics, isPending } = useQuery({
    queryKey: ['figures'],
    queryFn: async () => (await read()).data,
    enabled: holds(statisticsPermission),
    retry: false,
    staleTime: 60_000,
  })
  if (!holds(statisticsPermission)) return null
  if (isPending) return <CardSkeleton lines={6} />
  if (!statistics) return null
  const total = statistics.days.reduce((sum, { readings: pageViews }) => sum + (pageViews ?? 0), 0)
  return (
    <HomeCard
      wide
      title={t('Website statistics')}
      aside={
        <Typography component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {t('%{count} page views in 30 days', { count: formatNumber(total) })}
        </Typography>
      }
    >
      <StatisticsChart days={statistics.days} />
      <Box sx={columns}>
        <Ranking title={t('Most viewed pages')} rows={statistics.pages.map(toPageRow(t))} />
        <Ranking
          title={t('Traffic sources')}
          rows={statistics.referrers.map(({ host, readings: pageViews }) => ({
            key: host,
            text: host,
            count: pageViews,
          }))}
        />
        <Ranking
          title={t('Searches without results')}
          rows={statistics.searches.map(({ words, searches }) => ({
            key: words,
            text: words,
            count: searches,
          }))}
        />
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
        {t('Counted without cookies or IP addresses. Rows with fewer than %{count} visits are hidden.', {
          count: fewestShown,
        })}
      </Typography>
    </HomeCard>
  )
}

const toPageRow =
  (t: (text: string) => string) =>
  ({ path, title, readings: pageViews }: Statistics['pages'][number]) => ({
    key: path,
    text: title ?? t(builtIn[path] ?? decodeURIComponent(path)),
    href: toSiteUrl(path),
    count: pageViews,
  })

/** Pages that the search doesn't find. */
const builtIn: Readonly<Record<string, string>> = { '/': msg('Home'), '/search': msg('Search') }

const columns = {
  mt: 2,
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
}

const Ranking = ({ title, rows }: Pick<ComponentProps<typeof Counts>, 'title' | 'rows'>) => {
  const t = useTranslate()
  return <Counts heading="h3" title={title} none={t('No data yet.')} rows={rows.slice(0, 6)} />
}
