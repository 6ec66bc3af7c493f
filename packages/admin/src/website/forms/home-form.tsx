import { homeSchema } from '@kampana/shared/schema/home-schema'
import { toValueSchema } from '@kampana/shared/schema/value-schema'
import type { FileEditorProps } from '../file-editor.ts'
import { YamlFileForm } from '../data-editor/yaml-file-form.tsx'
import { homeTexts } from './home-texts.ts'

const schema = toValueSchema(homeSchema)
const noShapes = new Map()

/** `home.yaml`: the panels, the president's letter, and what is shown of other websites. */
export const HomeForm = (props: FileEditorProps) => (
  <YamlFileForm {...props} schema={schema} shapes={noShapes} texts={homeTexts} />
)
