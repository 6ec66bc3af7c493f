import { createContext, useContext } from 'react'
import type { FileEditorProps } from '../../file-editor.ts'
import type { PageValues } from './page-values.ts'

/** What the parts of the page editor share. */
export interface PageContextValue extends Pick<FileEditorProps, 'tree' | 'files' | 'isReadOnly'> {
  values: PageValues
  /** Opens the editor of a list or of facts in the page's data file; undefined where there is none. */
  editData: ((name: string) => void) | undefined
}

export const PageContext = createContext<PageContextValue>({
  tree: [],
  files: [],
  isReadOnly: true,
  values: { college: undefined, data: undefined, dataFile: undefined },
  editData: undefined,
})

export const usePage = (): PageContextValue => useContext(PageContext)
