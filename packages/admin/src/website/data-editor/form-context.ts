import type { ValueSchema } from '@kampana/shared/schema/value-schema'
import { createContext, use, type ComponentType } from 'react'
import type { YamlPath } from '../yaml/yaml-edit.ts'
import { keyLabel } from './key-label.ts'
import type { Shape } from './value-shape.ts'
import type { YamlEditor } from './yaml-editor.ts'

/** What people read above a field and beneath it; both are translated when they are shown. */
export interface FieldText {
  label: string
  help?: string
  /** Whether it names a picture of the college's folder, so that one can be uploaded. */
  isPicture?: boolean
}

/** What all inputs of a file's form share. */
export interface YamlForm {
  editor: YamlEditor
  /** The shapes that pages give to values, by the values' names. */
  shapes: ReadonlyMap<string, Shape>
  /** Labels and help by path; an index, or a key that authors choose, is `*`. */
  texts: Readonly<Record<string, FieldText>>
  /** The input of any value within another. */
  ValueEditor: ComponentType<ValueProps>
}

const context = createContext<YamlForm | undefined>(undefined)
export const YamlFormProvider = context.Provider

export const useYamlForm = (): YamlForm => {
  const form = use(context)
  if (!form) throw new Error('The input stands outside of a form.')
  return form
}

/** What every input of a value is handed. */
export interface ValueProps {
  path: YamlPath
  value: unknown
  /** The schema of the value, where the file has one. */
  schema?: ValueSchema | undefined
  /** Whether its key goes when it is emptied. */
  isOptional?: boolean | undefined
}

/** The label and help of a value: the form's own words, or else the value's key. */
export const useFieldText = (path: YamlPath): FieldText => {
  const { texts } = useYamlForm()
  return findFieldText(texts, path)
}

export const findFieldText = (texts: YamlForm['texts'], path: YamlPath): FieldText => {
  const found = Object.entries(texts).find(([pattern]) => matches(pattern.split('.'), path))
  return found?.[1] ?? { label: keyLabel(path.at(-1) ?? '') }
}

const matches = (pattern: readonly string[], path: YamlPath): boolean =>
  pattern.length === path.length && pattern.every((step, n) => step === '*' || step === String(path[n]))
