import type { ContentFileKind } from '@kampana/shared/content/content-api'
import type { FunctionComponent } from 'react'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import type { MenuEditorProps } from '../forms/menu/menu-editor-props.ts'

/** What any of the editors may be handed; each takes what it knows. */
interface Props extends MenuEditorProps {
  /** Opens the editor of a value of the page's data file. */
  onEditData?: (path: string, name: string) => void
}
type Editor = FunctionComponent<Props>

const PageEditor: Editor = lazyComponent(() => import('../page-editor/page-editor.tsx'), 'PageEditor')
const TextEditor: Editor = lazyComponent(() => import('./text-editor.tsx'), 'TextEditor')
const DataEditor: Editor = lazyComponent(() => import('../data-editor/data-editor.tsx'), 'DataEditor')
const MenuEditor: Editor = lazyComponent(() => import('../forms/menu/menu-editor.tsx'), 'MenuEditor')

const editors: Partial<Record<ContentFileKind, Editor>> = {
  page: PageEditor,
  data: DataEditor,
  'site-map': MenuEditor,
}

/** The editor of a kind of file, loaded when it is first shown; the whole text where the kind has none of its own. */
export const FileEditor = ({ kind, ...props }: Props & { kind: ContentFileKind }) => {
  const Editor = editors[kind] ?? TextEditor
  return <Editor {...props} />
}
