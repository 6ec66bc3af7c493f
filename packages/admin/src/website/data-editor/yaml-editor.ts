import type { ContentFinding } from '@kampana/shared/content/content-api'
import { useMemo, useState } from 'react'
import { applyEdit } from '../yaml/apply-edit.ts'
import { editYaml } from '../yaml/edit-large-yaml.ts'
import { parseValue } from '../yaml/edit-yaml.ts'
import { YamlEditError, type YamlEdit, type YamlPath } from '../yaml/yaml-edit.ts'
import { placeFindings, type PlacedFinding } from './place-findings.ts'
import { withSampleMarks } from './sample-marks.ts'
import { useTextHistory, type TextHistory } from './text-history.ts'

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
}: Options): { editor: YamlEditor; problem: string | undefined } => {
  const [known, setKnown] = useState<{ text: string; value: unknown }>()
  const history = useTextHistory(text, onChange)
  const [refusal, setRefusal] = useState<string>()
  const { value, problem } = useMemo(() => readValue(text, known), [text, known])
  const placed = useMemo(() => placeFindings(text, value, faults), [text, value, faults])

  const change = (...edits: YamlEdit[]) => {
    if (isReadOnly) return
    try {
      const all = edits.flatMap((edit) => withSampleMarks(value, edit))
      const changed = editYaml(text, all)
      setKnown({ text: changed, value: all.reduce(applyEdit, value) })
      setRefusal(undefined)
      if (changed !== text) history.push(changed, keyOf(all))
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
  return { editor, problem }
}

const readValue = (
  text: string,
  known: { text: string; value: unknown } | undefined,
): { value: unknown; problem: string | undefined } => {
  if (known?.text === text) return { value: known.value, problem: undefined }
  try {
    return { value: parseValue(text), problem: undefined }
  } catch (error) {
    if (error instanceof YamlEditError) return { value: undefined, problem: error.message }
    throw error
  }
}

/** Typing in one field is undone at once. */
const keyOf = (edits: readonly YamlEdit[]): string | undefined =>
  edits.length === 1 && edits[0]?.type === 'set' ? JSON.stringify(edits[0].path) : undefined

export const isSamePath = (a: YamlPath, b: YamlPath): boolean =>
  a.length === b.length && a.every((step, n) => String(step) === String(b[n]))
