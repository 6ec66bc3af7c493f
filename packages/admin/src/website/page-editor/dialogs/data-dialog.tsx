import {
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  useMediaQuery,
} from '@mui/material'
import { Suspense, useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { lazyComponent } from '../../../chunks/lazy-component.tsx'
import { keyLabel } from '../../data-editor/key-label.ts'
import type { FileEditorProps } from '../../file-editor.ts'

const DataEditor = lazyComponent(() => import('../../data-editor/data-editor.tsx'), 'DataEditor')

interface Props extends FileEditorProps {
  /** What the person came for, such as `data.office`. */
  name: string
  onClose: () => void
}

/** The page's lists and facts in their own editor, without leaving the page. Its findings are the page's, at their lines. */
export const DataDialog = ({ name, onClose, ...props }: Props) => {
  const t = useTranslate()
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'))
  const { path, readFile, changeFile } = props
  const text = readFile(path)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="lg" fullScreen={isPhone}>
      <DialogTitle>{t('The page’s lists and facts')}</DialogTitle>
      <DialogContent>
        {text === undefined ? (
          <CircularProgress aria-label={t('ra.page.loading')} />
        ) : (
          <Suspense fallback={<CircularProgress aria-label={t('ra.page.loading')} />}>
            <DataEditor
              {...props}
              text={text}
              onChange={(changed) => changeFile(path, changed)}
              faults={none}
              warnings={none}
            />
            <Beginning name={name} />
          </Suspense>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('Back to the page')}</Button>
      </DialogActions>
    </Dialog>
  )
}

/** Brings the value that the person came for into view, once the editor is there. */
const Beginning = ({ name }: { name: string }) => {
  const t = useTranslate()
  const place = useRef<HTMLSpanElement>(null)
  const label = t(keyLabel(name.split('.')[1] ?? ''))
  useEffect(() => {
    const headings = [...(place.current?.parentElement?.querySelectorAll('h2') ?? [])]
    headings.find(({ textContent }) => textContent === label)?.scrollIntoView()
  }, [label])
  return <span ref={place} hidden />
}

const none: FileEditorProps['faults'] = []
