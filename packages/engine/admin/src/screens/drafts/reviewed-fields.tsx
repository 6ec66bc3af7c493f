import type { ReviewedRecord } from '@kampana/engine-declare/api/releases'
import { allResources } from '@kampana/engine-declare/registry/all-resources'
import { useTranslate } from 'react-admin'
import { DeadLinks } from '../uses/dead-links.tsx'
import { RecordComparison } from '../versions/record-comparison.tsx'

/** Changes to a record in a release, field by field; for a new record, all its values. Dead links are listed above. */
export const ReviewedFields = ({ record }: { record: ReviewedRecord }) => {
  const t = useTranslate()
  const resource = allResources().find(({ name }) => name === record.resource)
  if (!resource) return null
  const after = { ...record.before, ...record.after }
  return (
    <>
      <DeadLinks resource={resource} values={after} />
      <RecordComparison
        resource={resource}
        before={record.before ?? Object.fromEntries(Object.keys(record.after).map((name) => [name, null]))}
        after={after}
        headings={[t('Published'), t('Draft')]}
        same={t('The draft is the same as the published version.')}
      />
    </>
  )
}
