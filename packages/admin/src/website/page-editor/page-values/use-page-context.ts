import { useMemo } from 'react'
import type { FileEditorProps } from '../../file-editor.ts'
import type { PageContextValue } from './page-context.ts'
import type { PageValues } from './page-values.ts'

interface Given extends FileEditorProps {
  onEditData?: (path: string, name: string) => void
}

/** What the parts of the editor share, the same as long as nothing of it changes. */
export const usePageContext = (
  { tree, files, isReadOnly, readFile, changeFile, onEditData }: Given,
  values: PageValues,
): PageContextValue => {
  const { dataFile } = values
  return useMemo(() => {
    const addData = (file: string) => (name: string, yaml: string) => {
      const text = readFile(file) ?? ''
      changeFile(file, `${text === '' || text.endsWith('\n') ? text : `${text}\n`}${name}:${yaml}`)
    }
    return {
      tree,
      files,
      isReadOnly,
      values,
      editData:
        onEditData && dataFile !== undefined ? (name: string) => onEditData(dataFile, name) : undefined,
      addData: dataFile === undefined ? undefined : addData(dataFile),
    }
  }, [tree, files, isReadOnly, values, dataFile, onEditData, readFile, changeFile])
}
