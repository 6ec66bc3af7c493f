import { contactSchema } from '@kampana/shared/schema/contact-schema'
import { toValueSchema } from '@kampana/shared/schema/value-schema'
import type { FileEditorProps } from '../file-editor.ts'
import { YamlFileForm } from '../data-editor/yaml-file-form.tsx'
import { contactTexts } from './contact-texts.ts'

const schema = toValueSchema(contactSchema)
const noShapes = new Map()

/** `contact.yaml`: the hours, the map, and the words around the form. */
export const ContactForm = (props: FileEditorProps) => (
  <YamlFileForm {...props} schema={schema} shapes={noShapes} texts={contactTexts} />
)
