import { useMemo } from 'react'
import type { FileEditorProps } from '../../file-editor.ts'
import type { PageContextValue } from './page-context.ts'
import type { PageValues } from './page-values.ts'

/** What the parts of the editor share, the same as long as nothing of it changes. */
export const usePageContext = (
  { tree, files, isReadOnly }: FileEditorProps,
  values: PageValues,
  openData: (name: string) => void,
): PageContextValue => {
  const { dataFile } = values
  return useMemo(
    () => ({ tree, files, isReadOnly, values, editData: dataFile === undefined ? undefined : openData }),
    [tree, files, isReadOnly, values, dataFile, openData],
  )
}
