import { loadChunk } from '../../chunks/load-chunk.ts'
import { messages } from '@kampana/shared/messages/messages'
import type { Resource } from '@kampana/shared/resource'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { useState } from 'react'
import { Button, useDataProvider, useListContext, useNotify, useTranslate } from 'react-admin'
import { useExportColumns } from '../list/use-columns.ts'
import { useNotifyError } from '../use-notify-result.ts'

/** Saves the list, all that its filters leave or the selected rows, as a file for spreadsheets. */
export const ExportButton = ({ resource }: { resource: Resource }) => {
  const { selectedIds, total } = useListContext()
  const t = useTranslate()
  const { run, busy } = useExport(resource)
  if (!total) return null
  return (
    <Button
      label={
        selectedIds.length === 0 ? t('Export') : t('Export %{count} selected', { count: selectedIds.length })
      }
      disabled={busy}
      onClick={run}
    >
      <DownloadIcon />
    </Button>
  )
}

const useExport = (resource: Resource) => {
  const [busy, setBusy] = useState(false)
  const { selectedIds, sort, filterValues } = useListContext()
  const t = useTranslate()
  const columns = useExportColumns(resource)
  const provider = useDataProvider()
  const notify = useNotify()
  const notifyError = useNotifyError()
  const run = async () => {
    setBusy(true)
    try {
      const { exportRecords } = await loadChunk(() => import('./export-records.ts'))
      const filter = { ...filterValues }
      const wanted = { resource, columns, sort, filter, selectedIds }
      const { count, fileName } = await exportRecords(provider, wanted, t)
      notify(messages.exported(fileName, count), { type: 'success' })
    } catch (error) {
      notifyError(error)
    } finally {
      setBusy(false)
    }
  }
  return { run, busy }
}
