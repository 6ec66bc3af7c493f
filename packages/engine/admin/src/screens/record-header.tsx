import BackIcon from '@mui/icons-material/ArrowBack'
import type { Resource } from '@kampana/engine-declare/resource'
import { ListButton, useRecordContext, useTranslate } from 'react-admin'
import { PageHeader } from '../page/page-header.tsx'
import { EditActions, ShowActions } from './actions/record-actions.tsx'
import { RecordStatus } from './show/record-status.tsx'
import { useRecordTitle } from './use-record-title.ts'
import { WithLabels } from './with-labels.tsx'

interface Props {
  resource: Resource
  screen: 'show' | 'edit'
}

/** Page heading with a record's title, status and actions. */
export const RecordHeader = ({ resource, screen }: Props) => {
  const t = useTranslate()
  const title = useTitle(resource)
  const Actions = screen === 'show' ? ShowActions : EditActions
  return (
    <PageHeader
      title={title}
      tab={screen === 'edit' && !resource.singleton ? t('Edit: %{title}', { title }) : title}
      below
      back={
        !resource.singleton && (
          <WithLabels>
            <ListButton label={t(resource.label)} icon={<BackIcon />} />
          </WithLabels>
        )
      }
      beside={screen === 'show' && <RecordStatus resource={resource} />}
    >
      <WithLabels>
        <Actions resource={resource} />
      </WithLabels>
    </PageHeader>
  )
}

/**
 * Title of the record. Falls back to the list's title while the record is loading, or if it has none, such as an image without
 * description.
 */
const useTitle = ({ name, label, singleton }: Resource): string => {
  const t = useTranslate()
  const record = useRecordContext()
  const getTitle = useRecordTitle(name)
  return (!singleton && record && getTitle(record)) || t(label)
}
