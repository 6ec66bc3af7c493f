import type { Version } from '@kampana/shared/api/version'
import { updates } from '@kampana/shared/resources/updates'
import { Alert, Box, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useTranslate, type RaRecord } from 'react-admin'
import { isOwnServer } from '../../account/own-server.ts'
import { VersionComparison } from '../../crud/versions/version-comparison.tsx'
import type { ProductDataProvider } from '../../data-provider.ts'
import { readVersion } from '../../data-provider/record-version.ts'
import { errorMessage } from '../../error-message.ts'
import { formatDateTime } from '../../format/format.ts'
import { mayPublish } from './may-publish.ts'

/** Who asks for an update's publication, and what has changed since somebody last decided on it, for those who may publish. */
export const ReviewRequest = ({ record }: { record: RaRecord }) =>
  record.status === 'draft' && record.asked === 1 && mayPublish() && isOwnServer() ? (
    <Request record={record} />
  ) : null

const Request = ({ record }: { record: RaRecord }) => {
  const t = useTranslate()
  const { data, error } = useReview(record)
  if (error) return <Failure error={error} />
  if (!data) return <Skeleton variant="rounded" height={48} sx={{ mb: 4 }} />
  const { request, decided } = data
  return (
    <Box component="section" aria-label={t('Request for publication')} sx={{ mb: 4 }}>
      <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
        {t('%{who} asks for its publication since %{when}.', {
          who: request?.name ?? request?.username ?? t('Somebody'),
          when: formatDateTime(request?.created_at ?? ''),
        })}{' '}
        {!decided && t('It is new: nobody has published it or sent it back before.')}
      </Alert>
      {decided && (
        <>
          <Typography component="h2" sx={{ mb: 1, fontSize: '1.125rem', fontWeight: 600 }}>
            {decided.action === sentBack
              ? t('Changed since it was sent back on %{when}', {
                  when: formatDateTime(decided.created_at ?? ''),
                })
              : t('Changed since the last decision')}
          </Typography>
          <VersionComparison
            resource={updates}
            record={record}
            version={decided}
            mayPutBack={false}
            onDone={() => undefined}
          />
        </>
      )}
    </Box>
  )
}

const Failure = ({ error }: { error: Error }) => {
  const t = useTranslate()
  return (
    <Alert severity="error" sx={{ mb: 4 }}>
      {t(errorMessage(error))}
    </Alert>
  )
}

/** The entry with which its publication was asked for, and the last one before it with which somebody decided on it. */
const useReview = (record: RaRecord) => {
  const { getRecordVersions } = useDataProvider<ProductDataProvider>()
  return useQuery({
    queryKey: ['updates', 'review', record.id, readVersion(record)],
    queryFn: async () => {
      let request: Version | undefined
      let before: number | undefined
      do {
        const { data, next } = await getRecordVersions('updates', record.id, before)
        request ??= data.find(({ changed }) => changed.includes('asked'))
        const decided = data.find(isDecision)
        if (decided) return { request, decided }
        before = next ?? undefined
      } while (before !== undefined)
      return { request, decided: undefined }
    },
    retry: false,
  })
}

const sentBack = updates.customActions['send-back'].log.action

/** Whether an entry sent the update back, or changed when visitors can read it. */
const isDecision = ({ action, changed, id }: Version): boolean =>
  action === sentBack || (id > 0 && action !== 'create' && changed.includes('posted_at'))
