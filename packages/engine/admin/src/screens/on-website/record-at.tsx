import { ownAddressField } from '@kampana/engine-declare/record-address'
import type { Resource } from '@kampana/engine-declare/resource'
import { findResource } from '@kampana/engine-declare/registry/all-resources'
import { useQueries } from '@tanstack/react-query'
import { CircularProgress } from '@mui/material'
import { useEffect } from 'react'
import {
  type RaRecord,
  useCreatePath,
  useDataProvider,
  useLocation,
  useNavigate,
  useTranslate,
} from 'react-admin'
import { msg } from '../../language/msg.ts'
import { useProductComponents } from '../components.tsx'
import { LoadError } from '../errors/load-error.tsx'
import { entryPath, useAllowedResources, useEntries } from '../use-allowed-resources.ts'

/** Redirects from the website address in `?address=` to the form of its record, or to a list. */
export const RecordAt = () => {
  const t = useTranslate()
  const navigate = useNavigate()
  const { BlankPage } = useProductComponents()
  const address = toPath(new URLSearchParams(useLocation().search).get('address') ?? '')
  const { path, isPending, error, refetch } = useFormAt(address)
  useEffect(() => {
    if (path !== undefined) navigate(path, { replace: true })
  }, [navigate, path])
  if (path === undefined && error) return <LoadError error={error} onRetry={refetch} />
  if (path === undefined && !isPending)
    return (
      <BlankPage sentence={msg('No editable page has this address. Find the page in the list of pages.')} />
    )
  return <CircularProgress aria-label={t('Loading')} />
}

/** Dashboard path for an address of the site: a singleton's form, or else that of the record with this address. */
const useFormAt = (address: string) => {
  const createPath = useCreatePath()
  const edited = useAllowedResources('edit')
  const entry = useEntries()
    .map(({ name }) => findResource(name))
    .find(({ shownAt }) => shownAt === address)
  const { found, ...asked } = useRecordAt(address, entry === undefined)
  if (entry) return { ...asked, path: entryPath(entry), isPending: false }
  const path =
    found &&
    createPath({
      resource: found.resource.name,
      type: edited.some(({ name }) => name === found.resource.name) ? 'edit' : 'show',
      id: found.record.id,
    })
  return { ...asked, path }
}

/** Record with this address, among the lists that the person may read. */
const useRecordAt = (address: string, enabled: boolean) => {
  const provider = useDataProvider()
  const searched = useAllowedResources('list').flatMap(({ name }) => {
    const resource = findResource(name)
    const field = ownAddressField(resource)
    return field === undefined ? [] : [{ resource, field }]
  })
  const answers = useQueries({
    queries: searched.map(({ resource: { name, order }, field }) => ({
      queryKey: [name, 'at', address],
      queryFn: () =>
        provider.getList<RaRecord>(name, {
          filter: { [field]: address },
          sort: { field: order[0], order: order[1] },
          pagination: { page: 1, perPage: 1 },
        }),
      enabled: enabled && address !== '',
      retry: false,
    })),
  })
  const found = searched.flatMap(({ resource }, at): { resource: Resource; record: RaRecord }[] => {
    const record = answers[at]?.data?.data[0]
    return record ? [{ resource, record }] : []
  })
  return {
    found: found[0],
    isPending: answers.some(({ isLoading }) => isLoading),
    error: answers.find(({ error }) => error)?.error ?? undefined,
    refetch: () => answers.forEach(({ refetch }) => void refetch()),
  }
}

/** Address without query, fragment and trailing slash. */
const toPath = (address: string): string => {
  const path = address.replace(/[?#].*$/, '')
  return path.length > 1 ? path.replace(/\/$/, '') : path
}
