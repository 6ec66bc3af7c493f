import type { PictureUse } from '@kampana/engine-declare/media/picture-use'
import { Box, Skeleton, Typography, Chip, Link as MuiLink } from '@mui/material'
import { useTranslate, type Identifier, Link, useCreatePath } from 'react-admin'
import { LoadError } from '../errors/load-error.tsx'
import { allResources, findResource } from '@kampana/engine-declare/registry/all-resources'
import { toSiteUrl } from '../../url/resolve-url.ts'
import { usesCalls } from '@kampana/engine-declare/calls/uses-calls'
import { useQueries } from '@tanstack/react-query'
import { useCall } from '../../data-provider/use-call.ts'

interface Props {
  resource: string
  ids: readonly Identifier[]
  /** Maximum number of uses listed. */
  most?: number
  /** Text if there are no uses. */
  noneText: string
}

/** Records that show these images or link to these pages. */
export const UsesList = ({ resource, ids, most = Infinity, noneText }: Props) => {
  const { uses, error, refetch } = useUses(resource, ids)
  if (error) return <LoadError error={error} onRetry={refetch} />
  if (!uses) return <Skeleton width="60%" height={32} />
  return <UseLinks uses={uses} most={most} noneText={noneText} />
}

const UseLinks = ({
  uses,
  most,
  noneText,
}: {
  uses: readonly PictureUse[]
  most: number
  noneText: string
}) => {
  const t = useTranslate()
  if (uses.length === 0) return <Typography color="text.secondary">{noneText}</Typography>
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {uses.slice(0, most).map((use) => (
          <UseLine key={keyOfUse(use)} use={use} />
        ))}
      </Box>
      {uses.length > most && (
        <Typography color="text.secondary" sx={{ py: 0.75 }}>
          {t('and %{count} more', { count: uses.length - most })}
        </Typography>
      )}
    </>
  )
}

/** Uses of images or pages, each listed once. */
const useUses = (resource: string, ids: readonly Identifier[]) => {
  const list = useCall(usesCalls(findResource(resource)).list)
  return useQueries({
    queries: ids.map((id) => ({
      queryKey: [resource, 'uses', String(id)],
      queryFn: async () => (await list({ id: Number(id) })).data,
      retry: false,
      // The uses may have changed since the last request.
      staleTime: 0,
    })),
    combine: (answers) => ({
      uses: answers.every(({ data }) => data)
        ? distinct(answers.flatMap(({ data = [] }) => data))
        : undefined,
      error: answers.find(({ error }) => error)?.error ?? undefined,
      refetch: () => answers.forEach(({ refetch }) => void refetch()),
    }),
  })
}

/** A record's field that uses several of them is listed once. */
const distinct = (uses: readonly PictureUse[]): PictureUse[] => [
  ...new Map(uses.map((use) => [keyOfUse(use), use])).values(),
]

/** Unique key of a use. */
const keyOfUse = ({ resource, id, title, field }: PictureUse): string =>
  `${resource} ${id} ${id === 0 ? title : ''} ${field}`

/** Use of an image or page: the record that contains it, with a link, and its publication status. */
const UseLine = ({ use }: { use: PictureUse }) => {
  const t = useTranslate()
  const { title, address, state } = use
  const to = usePath(use)
  const resource = allResources().find(({ name }) => name === use.resource)
  const field = resource?.fields[use.field]?.label
  const name = title ?? t('A record you can’t view')
  return (
    <Box component="li" sx={line}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {resource ? t(resource.label) : t('Website')}
        {field !== undefined && `, ${t(field)}`}
      </Box>
      {to === undefined || title === null ? <span>{name}</span> : <Link to={to}>{name}</Link>}
      {state && <Chip size="small" label={state === 'trash' ? t('In the trash') : t('Not published')} />}
      {address !== null && (
        <MuiLink href={toSiteUrl(address)} target="_blank" rel="noopener">
          {t('View on website')}
        </MuiLink>
      )}
    </Box>
  )
}

/** Dashboard path of a use; undefined if it has none. */
const usePath = ({ resource, id, title, state }: PictureUse): string | undefined => {
  const createPath = useCreatePath()
  const declared = allResources().find(({ name }) => name === resource)
  if (!declared || state === 'trash' || title === null) return undefined
  return declared.actions.includes('show')
    ? createPath({ resource, type: 'show', id })
    : createPath({ resource, type: 'list' })
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.25,
  py: 0.75,
  borderTop: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
}
