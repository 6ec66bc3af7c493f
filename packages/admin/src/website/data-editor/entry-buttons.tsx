import type { ReactNode } from 'react'
import { RowButtons } from '../../crud/kinds/rows/row-buttons.tsx'
import type { YamlPath } from '../yaml/yaml-edit.ts'
import { useYamlForm } from './form-context.ts'

interface EntryButtonsProps {
  path: YamlPath
  /** What a screen reader calls the entry. */
  name: string
  index: number
  count: number
  least?: number
  children?: ReactNode
}

/** Moves an entry of a list or map up and down, and deletes it. */
export const EntryButtons = ({ path, ...props }: EntryButtonsProps) => {
  const { editor } = useYamlForm()
  if (editor.isReadOnly) return null
  return (
    <RowButtons
      {...props}
      onMove={(to) => editor.change({ type: 'move', path, to })}
      onDelete={() => editor.change({ type: 'delete', path })}
    />
  )
}
