import * as z from 'zod'
import { drawingProblem } from '../drawings/svg-faults.ts'
import { basicMessages } from '../messages/basic-messages.ts'
import { stringSchema, trimmed } from './checks.ts'
import { baseField, type BaseField, type Kind } from './kind.ts'

/** A drawing: an SVG as text, without programs and external resources. */
export interface DrawingField extends BaseField<string> {
  kind: 'drawing'
  /** The drawing that this one shows in a single color. Choosing another one there recreates this one. */
  inkOf?: string
}
export const drawing = (label: string, options: Pick<DrawingField, 'inkOf'> = {}): DrawingField => ({
  ...baseField(label),
  kind: 'drawing',
  inList: false,
  ...options,
})

export const drawingKind: Kind<DrawingField> = {
  storage: 'token',
  upload: null,
  clean: trimmed,
  input: (_field, name) =>
    stringSchema(name)
      .superRefine((svg, context) => {
        const problem = drawingProblem(svg)
        if (problem !== undefined) context.addIssue(basicMessages.invalid.richText(name, problem))
      })
      .meta({ contentMediaType: 'image/svg+xml' }),
  reply: () => z.string(),
  text: () => '',
  // A drawing contains everything it shows.
  uses: null,
}
