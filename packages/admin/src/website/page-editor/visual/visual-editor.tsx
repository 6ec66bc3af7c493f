import { Box } from '@mui/material'
import { EditorContent, useEditor, type Editor } from '@tiptap/react'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useUploadHandlers } from '../../../crud/rich-text/uploads/use-upload-handlers.ts'
import { EditorDialog } from '../dialogs/editor-dialog.tsx'
import { showFindings, type BlockFinding } from '../findings/finding-marks.ts'
import { usePage } from '../page-values/page-context.ts'
import { createValueStore } from '../page-values/value-store.ts'
import { PageToolbar } from '../toolbar/page-toolbar.tsx'
import { editorExtensions } from './editor-extensions.ts'
import type { DialogName, EditorHooks } from './editor-hooks.ts'
import { sheet } from './sheet.ts'
import { openPage, usePageDocument } from './use-page-document.ts'

interface Props {
  /** The page's text without its front matter, as it is opened; another text needs another editor. */
  text: string
  onBody: (body: string) => void
  isReadOnly: boolean
  /** The findings at the blocks of a document. */
  findFindings: (doc: Editor['state']['doc']) => BlockFinding[]
  onEditor: (editor: Editor | undefined) => void
}

/** The page's text, block for block as the site draws it. It isn't drawn anew by what is written in it. */
export const VisualEditor = memo(function VisualEditor({
  text,
  onBody,
  isReadOnly,
  findFindings,
  onEditor,
}: Props) {
  const t = useTranslate()
  const [dialog, setDialog] = useState<DialogName>()
  const toolbar = useRef<HTMLDivElement>(null)
  const hooks = useEditorHooks(setDialog, toolbar)
  const { values } = usePage()
  useEffect(() => hooks.values.set(values), [hooks, values])
  const [opened] = useState(() => openPage(text))
  const { onCreate, onUpdate, flush } = usePageDocument(opened, onBody)
  const label = t('The page’s text')
  const extensions = useMemo(() => editorExtensions(hooks), [hooks])
  const editor = useEditor({
    extensions,
    content: opened.content,
    editable: !isReadOnly,
    shouldRerenderOnTransaction: false,
    onCreate,
    onUpdate,
    onBlur: flush,
    editorProps: {
      scrollThreshold: aroundText,
      scrollMargin: aroundText,
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
    },
  })
  useEffect(() => editor.setEditable(!isReadOnly, false), [editor, isReadOnly])
  useEffect(() => showFindings(editor, findFindings(editor.state.doc)), [editor, findFindings])
  useEffect(() => {
    onEditor(editor)
    return () => onEditor(undefined)
  }, [editor, onEditor])
  return (
    <Box sx={sheet}>
      {!isReadOnly && (
        <PageToolbar ref={toolbar} editor={editor} openDialog={setDialog} uploads={hooks.uploads} />
      )}
      <EditorContent editor={editor} />
      {dialog && <EditorDialog name={dialog} editor={editor} onClose={() => setDialog(undefined)} />}
    </Box>
  )
}, isSameButText)

function isSameButText({ text: _old, ...before }: Props, { text: _new, ...after }: Props): boolean {
  return (Object.keys(before) as (keyof typeof before)[]).every((name) => before[name] === after[name])
}

/** Keeps the caret out from under the toolbar and the bar below. */
const aroundText = { top: 120, right: 5, bottom: 96, left: 5 }

const useEditorHooks = (
  openDialog: (name: DialogName) => void,
  toolbar: React.RefObject<HTMLDivElement | null>,
): EditorHooks => {
  const t = useTranslate()
  const notify = useNotify()
  const uploads = useUploadHandlers()
  const newest = useRef({ t, notify, openDialog })
  useEffect(() => {
    newest.current = { t, notify, openDialog }
  })
  return useMemo(
    () => ({
      openDialog: (name) => newest.current.openDialog(name),
      tell: (text) => newest.current.notify(text, { type: 'info', autoHideDuration: 8000 }),
      t: (text, values) => newest.current.t(text, values),
      values: createValueStore(),
      uploads,
      focusToolbar: () =>
        toolbar.current?.querySelector<HTMLElement>('button:not(:disabled), select')?.focus(),
    }),
    [toolbar, uploads],
  )
}
