import type { ContentFinding } from '@kampana/shared/content/content-api'
import { useMemo, useState } from 'react'
import { applyEdit } from '../yaml/apply-edit.ts'
import { editYaml, longText } from '../yaml/edit-large-yaml.ts'
import { divideEdit } from '../yaml/read-long-yaml.ts'
import { YamlEditError, type YamlEdit, type YamlPath } from '../yaml/yaml-edit.ts'
import { placeFindings, type PlacedFinding } from './place-findings.ts'
import { withSampleMarks } from './samples/sample-marks.ts'
import { useTextHistory, type TextHistory } from './text-history.ts'
import { useYamlValue } from './use-yaml-value.ts'

/** A YAML file that is being edited: its value, and how it is changed. Every input of a form works on one. */
export interface YamlEditor extends Pick<TextHistory, 'undo' | 'redo' | 'canUndo' | 'canRedo'> {
  value: unknown
  isReadOnly: boolean
  change: (...edits: YamlEdit[]) => void
  /** What the reader says of a value itself, not of what it holds. */
  findFaults: (path: YamlPath) => string[]
  /** What the reader says of a value and all that it holds. */
  findFaultsWithin: (path: YamlPath) => PlacedFinding[]
  /** Why the last edit was refused. */
  refusal: string | undefined
}

interface Options {
  text: string
  onChange: (text: string) => void
  faults: readonly ContentFinding[]
  isReadOnly: boolean
}

/** Edits a YAML text. `problem` says why it can't be read, such as an unclosed quotation mark; then it is edited as text. */
export const useYamlEditor = ({
  text,
  onChange,
  faults,
  isReadOnly,
}: Options): { editor: YamlEditor; problem: string | undefined; isLoading: boolean } => {
  const history = useTextHistory(text, onChange)
  const [refusal, setRefusal] = useState<string>()
  const { value, problem, isLoading, remember } = useYamlValue(text)
  const placed = useMemo(() => placeFindings(text, value, faults), [text, value, faults])

  const change = (...edits: YamlEdit[]) => {
    if (isReadOnly) return
    try {
      const marked = edits.flatMap((edit) => withSampleMarks(value, edit))
      const all = text.length < longText ? marked : marked.flatMap((edit) => divideEdit(edit, value))
      const changed = editYaml(text, all)
      remember(changed, marked.reduce(applyEdit, value))
      setRefusal(undefined)
      if (changed !== text) history.push(changed, keyOf(edits))
    } catch (error) {
      if (!(error instanceof YamlEditError)) throw error
      setRefusal(error.message)
    }
  }
  const editor = {
    value,
    isReadOnly,
    change,
    refusal,
    findFaults: (path: YamlPath) =>
      placed.filter((finding) => isSamePath(finding.path, path)).map(({ text }) => text),
    findFaultsWithin: (path: YamlPath) =>
      placed.filter((finding) => isSamePath(finding.path.slice(0, path.length), path)),
    undo: history.undo,
    redo: history.redo,
    canUndo: history.canUndo && !isReadOnly,
    canRedo: history.canRedo && !isReadOnly,
  }
  return { editor, problem, isLoading }
}

/** Typing in one field is undone at once. */
const keyOf = (edits: readonly YamlEdit[]): string | undefined =>
  edits.length === 1 && edits[0]?.type === 'set' ? JSON.stringify(edits[0].path) : undefined

export const isSamePath = (a: YamlPath, b: YamlPath): boolean =>
  a.length === b.length && a.every((step, n) => String(step) === String(b[n]))
