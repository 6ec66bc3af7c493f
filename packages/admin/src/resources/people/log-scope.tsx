import { recordTitle } from '@kampana/shared/resource'
import { findResource } from '@kampana/shared/registry/all-resources'
import { Button, Stack, Typography } from '@mui/material'
import { useCanAccess, useGetOne, useListContext, useTranslate, type RaRecord } from 'react-admin'

/** Says of whom or of what the log is shown, where it is that of one person or one record, and leads to all of it. */
export const LogScope = () => {
  const t = useTranslate()
  const { filterValues, setFilters } = useListContext()
  const { causer_id, record_id, resource, ...others } = filterValues
  const isOfPerson = causer_id !== undefined
  const title = useTitle(isOfPerson ? 'users' : String(resource ?? 'users'), Number(causer_id ?? record_id))
  if (!isOfPerson && record_id === undefined) return null
  return (
    <Stack direction="row" alignItems="center" flexWrap="wrap" columnGap={2} sx={{ mb: 1 }}>
      <Typography component="h2" sx={{ fontSize: '1.125rem', fontWeight: 600, overflowWrap: 'anywhere' }}>
        {isOfPerson ? t('Activity: %{who}', { who: title }) : t('Log: %{what}', { what: title })}
      </Typography>
      <Button size="small" onClick={() => setFilters(others, undefined, false)}>
        {t('Show full log')}
      </Button>
    </Stack>
  )
}

/** What a record is called, for people who may show it; a deleted one has only its number. */
const useTitle = (name: string, id: number): string => {
  const t = useTranslate()
  const resource = findResource(name)
  const { canAccess = false } = useCanAccess({ resource: name, action: 'show' })
  const { data } = useGetOne<RaRecord>(
    name,
    { id },
    { enabled: canAccess && Number.isInteger(id) && !resource.singleton, retry: false },
  )
  if (resource.singleton) return t(resource.label)
  return data ? recordTitle(resource, data) : `${t(resource.singular)} ${id}`
}
