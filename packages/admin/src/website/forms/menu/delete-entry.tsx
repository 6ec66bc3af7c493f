import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import type { ContentTreeEntry } from '@kampana/shared/content/content-api'
import { useTranslate } from 'react-admin'
import { useYamlForm } from '../../data-editor/form-context.ts'
import { useMenuProps } from './menu-context.ts'
import { startsWith } from '../../yaml/move-entry.ts'
import { flattenMenu, type MenuRow } from './menu-tree.ts'

/** Asks before an entry is deleted, and shows what goes with it. */
export const DeleteEntry = ({
  row,
  onCancel,
  onDone,
}: {
  row: MenuRow
  onCancel: () => void
  onDone: () => void
}) => {
  const { editor } = useYamlForm()
  const { tree, onDelete } = useMenuProps()
  const t = useTranslate()
  const gone = flattenMenu(editor.value).filter(({ path }) => startsWith(path, row.path))
  const addresses = gone.flatMap(({ address }) => address ?? [])
  const files = filesOf(tree, new Set(addresses))
  const owner = row.path.slice(0, -1)
  const remove = () => {
    const isLast = row.count === 1 && owner.length > 1
    editor.change({ type: 'delete', path: isLast ? owner : row.path })
    onDelete?.({ addresses, files })
    onDone()
  }
  return (
    <Dialog open onClose={onCancel}>
      <DialogTitle>{t('Delete “%{title}” from the website?', { title: row.title })}</DialogTitle>
      <DialogContent>
        {gone.length > 1 && (
          <>
            <Typography>{t('These go with it:')}</Typography>
            <ul>
              {gone.slice(1).map(({ path, title }) => (
                <li key={path.join('.')}>{title}</li>
              ))}
            </ul>
          </>
        )}
        {files.length > 0 && (
          <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {t('Files: %{files}', { files: files.join(', ') })}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{t('Cancel')}</Button>
        <Button color="error" onClick={remove}>
          {t('Delete')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** The files of pages that no other page has. */
const filesOf = (tree: readonly ContentTreeEntry[], addresses: ReadonlySet<string>): string[] => {
  const all = flattenTree(tree)
  const isGone = ({ address }: ContentTreeEntry) => address !== null && addresses.has(address)
  const kept = new Set(all.filter((entry) => !isGone(entry)).flatMap(({ files }) => files))
  return [...new Set(all.filter(isGone).flatMap(({ files }) => files))].filter((file) => !kept.has(file))
}

const flattenTree = (tree: readonly ContentTreeEntry[]): ContentTreeEntry[] =>
  tree.flatMap((entry) => [entry].concat(flattenTree(entry.entries)))
