import { versionCalls } from '@kampana/engine-declare/calls/version-calls'
import type { Resource } from '@kampana/engine-declare/resource'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase, useCanAccess, useGetRecordRepresentation, useTranslate, type RaRecord } from 'react-admin'
import { readRecordVersion } from '../../data-provider/record-version.ts'
import { useCall } from '../../data-provider/use-call.ts'
import { errorMessage } from '../../error-message.ts'
import { useLogAddress } from '../use-log-address.ts'
import type { FormerText } from '@kampana/engine-declare/api/version'
import { formatDateTime } from '../../format/format.ts'
import { msg } from '../../language/msg.ts'
import { DiffSide } from '../changes/diff-side.tsx'
import { diffTexts } from '../changes/diff-texts.ts'
import { VersionEntry } from './version-entry.tsx'
import { FormDialog } from '../../task/form-dialog.tsx'

interface Props {
  resource: Resource
  record: RaRecord
  isReadOnly: boolean
  onClose: () => void
}

/** Versions of a record, newest first. Each expands to a comparison with the current record and can be restored. */
export const VersionsDialog = ({ resource, record, isReadOnly, onClose }: Props) => {
  const t = useTranslate()
  const title = String(useGetRecordRepresentation(resource.name)(record))
  const { canAccess = false } = useCanAccess({ resource: resource.name, action: 'edit', record })
  const [opened, setOpened] = useState<number>()
  const { data, error, hasNextPage, isFetching, fetchNextPage } = useVersions(resource, record)
  const logAddress = useLogAddress({ resource: resource.name, record_id: record.id })
  const former = data?.pages.at(-1)?.former
  const versions = data?.pages.flatMap((page) => page.data) ?? []
  return (
    <FormDialog
      title={t('Versions: %{title}', { title })}
      maxWidth="md"
      large
      onClose={onClose}
      dividers
      loading={isFetching}
      aside={
        logAddress !== undefined && (
          <Button component={LinkBase} to={logAddress} sx={{ mr: 'auto' }}>
            {t('View all log entries')}
          </Button>
        )
      }
    >
      {error && <Alert severity="error">{t(errorMessage(error))}</Alert>}
      {data && versions.length === 0 && !former && t('No earlier versions in the log.')}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {versions.map((version) => (
          <VersionEntry
            key={version.id}
            {...{ resource, record, version }}
            mayPutBack={canAccess && !isReadOnly}
            isOpen={opened === version.id}
            onToggle={() => setOpened(opened === version.id ? undefined : version.id)}
            onDone={onClose}
          />
        ))}
      </Box>
      {hasNextPage && (
        <Button aria-disabled={isFetching} onClick={() => isFetching || void fetchNextPage()}>
          {t('Show older versions')}
        </Button>
      )}
      {former && <FormerTexts texts={former} />}
    </FormDialog>
  )
}

/** Pages of versions, refetched when the record has changed. */
const useVersions = (resource: Resource, record: RaRecord) => {
  const list = useCall(versionCalls(resource).list)
  return useInfiniteQuery({
    queryKey: [resource.name, 'versions', record.id, readRecordVersion(record)],
    queryFn: ({ pageParam }) =>
      list({
        id: Number(record.id),
        ...(pageParam !== undefined && { query: { before: String(pageParam) } }),
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    retry: false,
  })
}

/** Texts saved before the record existed, newest first. Each expands to its text, with changes marked. */
const FormerTexts = ({ texts }: { texts: readonly FormerText[] }) => {
  const t = useTranslate()
  return (
    <Box component="section" sx={{ mt: 3, px: 1 }}>
      <Typography component="h3" sx={{ fontSize: '1rem', fontWeight: 600 }}>
        {t('Older versions (text only)')}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t('You can copy text from these versions but not restore them.')}
      </Typography>
      {texts.map((text, at) => (
        <Former
          key={text.id}
          text={text}
          before={texts.slice(at + 1).find(({ path, state }) => path === text.path && !isDraft(state))}
        />
      ))}
    </Box>
  )
}

const Former = ({ text, before }: { text: FormerText; before: FormerText | undefined }) => {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const values = { who: text.name || t('Unknown user'), when: formatDateTime(text.created_at) }
  return (
    <Box component="details" sx={{ py: 1 }} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Box component="summary" sx={{ cursor: 'pointer', py: 0.5 }}>
        {t(isDraft(text.state) ? msg('Draft by %{who}, %{when}') : msg('By %{who}, %{when}'), values)}
        {text.note && ` · ${text.note}`}
      </Box>
      {isOpen && <DiffSide parts={diffTexts(before?.text ?? '', text.text ?? '').right} mark="ins" />}
    </Box>
  )
}

const isDraft = (state: FormerText['state']): boolean => state === 'draft' || state === 'waiting'
