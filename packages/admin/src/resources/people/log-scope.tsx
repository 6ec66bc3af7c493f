import { recordTitle } from '@kampana/engine-declare/resource'
import { findResource } from '@kampana/engine-declare/registry/all-resources'
import { Button, Stack, Typography } from '@mui/material'
import { useCanAccess, useGetOne, useListContext, useTranslate, type RaRecord } from 'react-admin'

/** Person or record that the log is filtered by, with a link to the whole log. */
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

/** Title of a record, for people who may show it. A deleted record has only its id. */
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
