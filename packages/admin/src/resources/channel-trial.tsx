import { Typography } from '@mui/material'
import { useEffect } from 'react'
import { useRefresh, useTranslate, type RaRecord } from 'react-admin'
import { nowIso } from '@kampana/engine-admin/format/time-zone'

/** Timeout for the result of a trial, in milliseconds, in case a node was stopped meanwhile. */
const timeout = 60_000

/** Shows the result of 'Test channel' as soon as it arrives. */
export const ChannelTrial = ({ record: { tried_at, tried } }: { record: RaRecord }) => {
  const t = useTranslate()
  const refresh = useRefresh()
  const isUnderWay =
    tried_at != null && tried == null && Date.parse(nowIso()) - Date.parse(String(tried_at)) < timeout
  useEffect(() => {
    if (!isUnderWay) return undefined
    const timer = setInterval(refresh, 1_000)
    return () => clearInterval(timer)
  }, [isUnderWay, refresh])
  return isUnderWay ? (
    <Typography component="output" display="block" color="text.secondary">
      {t('Testing the channel…')}
    </Typography>
  ) : null
}
