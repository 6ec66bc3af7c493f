import type { ContentFileKind } from '@kampana/shared/content/content-api'
import type { FunctionComponent } from 'react'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import type { FileEditorProps } from '../file-editor.ts'

type Editor = FunctionComponent<FileEditorProps>

const PageEditor: Editor = lazyComponent(() => import('../page-editor/page-editor.tsx'), 'PageEditor')
const TextEditor: Editor = lazyComponent(() => import('./text-editor.tsx'), 'TextEditor')

const editors: Partial<Record<ContentFileKind, Editor>> = {
  page: PageEditor,
  program: PageEditor,
  monograph: PageEditor,
}

/** The editor of a kind of file, loaded when it is first shown; the whole text where the kind has none of its own. */
export const FileEditor = ({ kind, ...props }: FileEditorProps & { kind: ContentFileKind }) => {
  const Editor = editors[kind] ?? TextEditor
  return <Editor {...props} />
}
