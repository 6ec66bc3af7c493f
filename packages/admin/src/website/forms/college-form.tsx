import { collegeSchema } from '@kampana/shared/schema/college-schema'
import { toValueSchema } from '@kampana/shared/schema/value-schema'
import type { FileEditorProps } from '../file-editor.ts'
import { YamlFileForm } from '../data-editor/yaml-file-form.tsx'
import { collegeTexts } from './college-texts.ts'

const schema = toValueSchema(collegeSchema)
const noShapes = new Map()

/** `college.yaml`: names, places, telephones, links and colours of the college. */
export const CollegeForm = (props: FileEditorProps) => (
  <YamlFileForm {...props} schema={schema} shapes={noShapes} texts={collegeTexts} />
)
