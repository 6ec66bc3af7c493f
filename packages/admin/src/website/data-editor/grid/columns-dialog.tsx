import AddIcon from '@mui/icons-material/Add'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { YamlPath } from '../../yaml/yaml-edit.ts'
import { useYamlForm } from '../form-context.ts'
import { columnEdits, columnKey, columnProblem, columnTitle } from './column-edits.ts'
import { ColumnLine, type ColumnDraft } from './column-line.tsx'
import type { Grid } from './use-grid.ts'

interface Props {
  grid: Grid
  path: YamlPath
  onClose: () => void
}

/** The columns of a table: added, renamed, moved and deleted in all its rows at once, which one undo takes back. */
export const ColumnsDialog = ({ grid: { rows, columns }, path, onClose }: Props) => {
  const { editor } = useYamlForm()
  const t = useTranslate()
  const box = useRef<HTMLDivElement>(null)
  const [drafts, setDrafts] = useState<readonly ColumnDraft[]>(() =>
    columns.map((from) => ({ id: from, from, title: columnTitle(from) })),
  )
  const [isTried, setTried] = useState(false)
  const keys = drafts.map(keyOf)
  const problems = drafts.map((draft, n) =>
    draft.from !== undefined && keys[n] === draft.from
      ? undefined
      : columnProblem(keys[n] ?? '', keys.toSpliced(n, 1)),
  )
  const focus = (at: number) =>
    setTimeout(() => box.current?.querySelectorAll<HTMLElement>('input')[at]?.focus())
  const change = (next: readonly ColumnDraft[], at: number) => {
    setDrafts(next)
    focus(Math.min(at, next.length - 1))
  }
  const save = () => {
    setTried(true)
    const wrong = problems.findIndex((problem) => problem !== undefined)
    if (wrong !== -1) return focus(wrong)
    const wanted = drafts.map(({ from }, n) => ({ from, key: keys[n] ?? '' }))
    editor.change(...columnEdits(path, rows, wanted))
    return onClose()
  }
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="columns-title" onClose={onClose}>
      <DialogTitle id="columns-title">{t('Columns')}</DialogTitle>
      <DialogContent ref={box}>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
          {t('The page shows the columns that the first row has, in its order. Alt and the arrows move one.')}
        </Typography>
        {drafts.map((draft, n) => (
          <ColumnLine
            key={draft.id}
            draft={draft}
            index={n}
            count={drafts.length}
            problem={isTried ? problems[n] : undefined}
            onRename={(title) => setDrafts(drafts.with(n, { ...draft, title }))}
            onMove={(to) => change(drafts.toSpliced(n, 1).toSpliced(to, 0, draft), to)}
            onDelete={() => change(drafts.toSpliced(n, 1), n)}
          />
        ))}
        <Button
          startIcon={<AddIcon />}
          onClick={() =>
            change([...drafts, { id: newId(drafts), from: undefined, title: '' }], drafts.length)
          }
        >
          {t('Add a column')}
        </Button>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('ra.action.cancel')}</Button>
        <Button variant="contained" onClick={save}>
          {t('Change the columns')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** A title that wasn't touched leaves the key as it is, however it is written. */
const keyOf = ({ from, title }: ColumnDraft): string =>
  from !== undefined && title.trim() === columnTitle(from) ? from : columnKey(title)

/** No column that was there is called so, since a column's name has a letter. */
const newId = (drafts: readonly ColumnDraft[]): string =>
  String(1 + Math.max(0, ...drafts.map(({ id, from }) => (from === undefined ? Number(id) : 0))))
