import type { Resource } from '@kampana/shared/resource'
import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { ListButton, useNotify, useRedirect, useRefresh } from 'react-admin'
import { messages } from '@kampana/shared/messages'
import { PageHeader } from '../../layout/page-header.tsx'
import { DropZone } from './drop-zone.tsx'
import { UploadRow } from './upload-row.tsx'
import { useSlideUploads } from './use-slide-uploads.ts'

/** Adds slides: several pictures at once, each described, each with its own progress. */
export const SlideUploadPage = ({ resource }: { resource: Resource }) => {
  const { uploads, choose, drop, send, describe, cancel } = useSlideUploads()
  const [sending, setSending] = useState(false)
  const notify = useNotify()
  const redirect = useRedirect()
  const refresh = useRefresh()

  const add = (files: Iterable<File>) => {
    if (choose(files).refused > 0) notify('Only pictures can be slides.', { type: 'warning' })
  }
  const start = async () => {
    setSending(true)
    const { added, failed } = await send()
    setSending(false)
    if (added > 0)
      notify(added === 1 ? messages.created(resource.singular) : messages.createdMany(added, resource.name), {
        type: 'success',
      })
    if (failed > 0 || added === 0) return
    refresh()
    redirect('list', resource.name)
  }
  const waiting = uploads.filter(({ state }) => state !== 'added').length
  const failed = uploads.some(({ state }) => state === 'failed')
  return (
    <>
      <PageHeader title="Add slides">
        <ListButton label={resource.label} />
      </PageHeader>
      <DropZone disabled={sending} onFiles={add} />
      <Stack component="ul" gap={2} sx={{ listStyle: 'none', p: 0, my: 3 }}>
        {uploads.map((upload) => (
          <UploadRow
            key={upload.key}
            upload={upload}
            disabled={sending}
            onDescribe={(alt) => describe(upload.key, alt)}
            onDrop={() => drop(upload.key)}
          />
        ))}
      </Stack>
      {waiting > 0 && (
        <Stack direction="row" gap={1}>
          <Button variant="contained" disabled={sending} onClick={() => void start()}>
            {failed ? 'Try again' : waiting === 1 ? 'Add the slide' : `Add ${waiting} slides`}
          </Button>
          {sending && <Button onClick={cancel}>Cancel</Button>}
        </Stack>
      )}
    </>
  )
}
