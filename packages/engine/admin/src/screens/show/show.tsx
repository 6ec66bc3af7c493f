import type { Field } from '@kampana/engine-declare/kinds/index'
import type { Resource } from '@kampana/engine-declare/resource'
import { unreadText } from '@kampana/engine-declare/schema/unread'
import { Box } from '@mui/material'
import { Show, useShowContext } from 'react-admin'
import { ChunkBoundary } from '../../chunks/chunk-boundary.tsx'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { isOwnServer } from '../../back-end/own-server.ts'
import { useOverrides } from '../overrides.tsx'
import { useProductComponents } from '../components.tsx'
import { Details } from './details.tsx'
import { RecordError } from '../errors/record-error.tsx'
import { RecordHeader } from '../record-header.tsx'
import { statusField } from './record-status.tsx'
import { useReadErrorHandler } from '../errors/use-read-error-handler.ts'
import { OtherSection } from '../section/other-section.tsx'
import { useUpdateOnOpen } from '../use-update-on-open.ts'

const WaitingDraft = lazyComponent(() => import('../drafts/waiting/waiting-draft.tsx'), 'WaitingDraft', {
  inPlace: true,
})

/** Page of one record, with every field under its label. */
export const GeneratedShow = ({ resource }: { resource: Resource }) => (
  <Show
    title={false}
    actions={<RecordHeader resource={resource} screen="show" />}
    queryOptions={{ onError: useReadErrorHandler(resource) }}
  >
    <FolderRecord resource={resource} />
  </Show>
)

const FolderRecord = ({ resource }: { resource: Resource }) => {
  const { record, isFetching, error, refetch } = useShowContext()
  const { ReadCount } = useProductComponents()
  const { footer: Footer } = useOverrides(resource.name)
  useUpdateOnOpen(resource, record, isFetching)
  if (!record) return <RecordError error={error} refetch={refetch} />
  const names = Object.entries(resource.fields)
    .filter(
      ([name, field]) =>
        (name !== resource.title || resource.singleton) &&
        name !== statusField &&
        isVisible(field, unreadText(record, name) ?? record[name]),
    )
    .map(([name]) => name)
  return (
    <Box sx={{ p: { xs: 2, md: 4 } }}>
      <OtherSection resource={resource} record={record} />
      {resource.drafts && <WaitingDraft resource={resource} record={record} />}
      <Details resource={resource} record={record} names={names} />
      {hasPage(resource) && <ReadCount resource={resource} record={record} />}
      {Footer && (
        <ChunkBoundary>
          <Footer record={record} />
        </ChunkBoundary>
      )}
    </Box>
  )
}

/** True if each record has its own page on the site, whose page views are counted. */
const hasPage = ({ publicSearch }: Resource): boolean =>
  publicSearch !== undefined && !publicSearch.address.includes('#')

/** True if a field is shown. Another back end's records may lack it. */
const isVisible = (field: Field, value: unknown): boolean =>
  (field.condition === undefined || value != null) && (value !== undefined || isOwnServer())
