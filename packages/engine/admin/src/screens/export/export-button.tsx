import { loadChunk } from '../../chunks/load-chunk.ts'
import { basicMessages } from '@kampana/engine-declare/messages/basic-messages'
import type { Resource } from '@kampana/engine-declare/resource'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { useDataProvider, useListContext, useNotify, useTranslate } from 'react-admin'
import { useExportColumns } from '../list/use-columns.ts'
import type { EngineDataProvider } from '../../data-provider.ts'
import { TaskButton } from '../../task/task-button.tsx'
import { useTask } from '../../task/use-task.ts'

/** Exports the list as CSV: the selected rows, or all that match the filters. */
export const ExportButton = ({ resource }: { resource: Resource }) => {
  const { selectedIds, total } = useListContext()
  const t = useTranslate()
  const { exportList, busy } = useExport(resource)
  if (!total) return null
  return (
    <TaskButton
      label={
        selectedIds.length === 0 ? t('Export') : t('Export %{count} selected', { count: selectedIds.length })
      }
      busy={busy}
      size="small"
      startIcon={<DownloadIcon />}
      onClick={exportList}
    />
  )
}

const useExport = (resource: Resource) => {
  const { busy, run } = useTask()
  const { selectedIds, sort, filterValues } = useListContext()
  const t = useTranslate()
  const columns = useExportColumns(resource)
  const provider = useDataProvider<EngineDataProvider>()
  const notify = useNotify()
  const exportList = () =>
    run(async () => {
      const { exportRecords } = await loadChunk(() => import('./export-records.ts'))
      const filter = { ...filterValues }
      const options = { resource, columns, sort, filter, selectedIds }
      const { count, fileName } = await exportRecords(provider, options, t)
      notify(basicMessages.exported(fileName, count), { type: 'success' })
    })
  return { exportList, busy }
}
