import type { DayStatistic } from '@kampana/shared/statistics'
import { fewestShown } from '@kampana/shared/statistics'
import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { formatDay, formatNumber } from '@kampana/engine-admin/format/format'

const height = 96
const step = 10

/** Page views per day as a bar chart, and as a table for screen readers. */
export const StatisticsChart = ({ days }: { days: readonly DayStatistic[] }) => {
  const t = useTranslate()
  const most = Math.max(1, ...days.map(({ readings: pageViews }) => pageViews ?? 0))
  const describe = ({ readings: pageViews }: DayStatistic) =>
    pageViews === null ? t('fewer than %{count}', { count: fewestShown }) : formatNumber(pageViews)
  return (
    <>
      <Box
        component="svg"
        aria-hidden
        viewBox={`0 0 ${days.length * step} ${height}`}
        preserveAspectRatio="none"
        sx={chart}
      >
        {days.map((day, at) => {
          const tall = Math.max(day.readings === 0 ? 0.5 : 2, ((day.readings ?? 0) / most) * height)
          return (
            <rect key={day.day} x={at * step + 1} y={height - tall} width={step - 2} height={tall}>
              <title>{`${formatDay(day.day)}: ${describe(day)}`}</title>
            </rect>
          )
        })}
      </Box>
      <Box aria-hidden sx={axis}>
        <span>{formatDay(days[0]?.day ?? '')}</span>
        <span>{formatDay(days.at(-1)?.day ?? '')}</span>
      </Box>
      <Box component="details" sx={{ mt: 1 }}>
        <Box component="summary" sx={{ cursor: 'pointer', py: 0.5 }}>
          {t('Show as a table')}
        </Box>
        <Box component="table" sx={table}>
          <thead>
            <tr>
              <th scope="col">{t('Day')}</th>
              <th scope="col">{t('Readings')}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.day}>
                <td>{formatDay(day.day)}</td>
                <td>{describe(day)}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </>
  )
}

const chart = {
  display: 'block',
  width: '100%',
  height: 120,
  fill: (theme: { palette: { primary: { main: string } } }) => theme.palette.primary.main,
  borderBottom: 1,
  borderColor: 'divider',
}
const axis = {
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: '0.8125rem',
  color: 'text.secondary',
  mt: 0.5,
}
const table = {
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { textAlign: 'left', pr: 4, py: 0.25 },
  '& td:last-child, & th:last-child': { textAlign: 'right', pr: 0 },
}
