import { Button, DialogContentText } from '@mui/material'
import { allSummaries } from '@kampana/engine-declare/registry/all-summaries'
import { Link, useCreatePath, useTranslate } from 'react-admin'
import { FormDialog } from '../task/form-dialog.tsx'
import type { PlacedDraft } from './draft-storage.ts'

interface Props {
  drafts: readonly PlacedDraft[]
  onDiscard: () => void
  onClose: () => void
}

const maxNamed = 5

/** Asks before a logout discards these drafts. Each draft links to its form. The safe button has the focus. */
export const DiscardDialog = ({ drafts, onDiscard, onClose }: Props) => {
  const t = useTranslate()
  const fields = useConflictFields(drafts)
  return (
    <FormDialog
      title={t('Discard unsaved text?')}
      maxWidth="xs"
      aria-describedby="discard-text"
      onClose={onClose}
      actions={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
          <Button autoFocus onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button color="error" onClick={onDiscard}>
            {t('Discard')}
          </Button>
        </>
      }
    >
      <DialogContentText id="discard-text">
        {t('You have unsaved text in this browser. Logging out removes it.')}
      </DialogContentText>
      <ul>
        {fields.slice(0, maxNamed).map(({ path, label }) => (
          <li key={path} style={{ overflowWrap: 'anywhere' }}>
            <Link to={path} onClick={onClose}>
              {label}
            </Link>
          </li>
        ))}
        {fields.length > maxNamed && <li>{t('and %{count} more', { count: fields.length - maxNamed })}</li>}
      </ul>
    </FormDialog>
  )
}

/** Unique forms of the drafts. Drafts of a resource that is no longer declared have none. */
const useConflictFields = (drafts: readonly PlacedDraft[]) => {
  const t = useTranslate()
  const createPath = useCreatePath()
  const fields = drafts.flatMap(({ resource: name, record, base, typed }) => {
    const summary = allSummaries().find((each) => each.name === name)
    if (!summary) return []
    const title = typed[summary.title] ?? base[summary.title]
    const text =
      typeof title === 'string' && title !== '' ? title : record === 'new' ? t('New') : `#${record}`
    const path = createPath({ resource: name, type: record === 'new' ? 'create' : 'edit', id: record })
    return [{ path, label: summary.singleton ? t(summary.label) : `${t(summary.label)}: ${text}` }]
  })
  return [...new Map(fields.map((field) => [field.path, field])).values()]
}
