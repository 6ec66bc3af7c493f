import type { PictureUse } from '@kampana/engine-declare/media/picture-use'
import { allResources } from '@kampana/engine-declare/registry/all-resources'
import { Box, Chip, Link as MuiLink } from '@mui/material'
import { Link, useCreatePath, useTranslate } from 'react-admin'
import { toSiteUrl } from '../../url/resolve-url.ts'

/** Use of an image or page: the record that contains it, with a link, and its publication status. */
export const UseLine = ({ use }: { use: PictureUse }) => {
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
