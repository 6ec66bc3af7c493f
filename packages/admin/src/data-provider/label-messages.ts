import { inputName, humanize } from '@kampana/shared/kinds/index'
import type { Fields } from '@kampana/shared/resource'

/** What inputs are called, by the names that a server's validation texts have for them. */
export type Labels = ReadonlyMap<string, string>

/** The labels of a declaration's inputs. */
export const fieldLabels = (fields: Fields): Labels =>
  new Map(
    Object.entries(fields).flatMap(([name, field]) =>
      [inputName(name, field), name].map((each) => [humanize(each), field.label]),
    ),
  )

/** What uploads are sent as, for which no declaration has a label. */
export const uploadLabels: Labels = new Map([
  ['image', 'Picture'],
  ['slides', 'Picture'],
  ['alts', 'Description'],
  ['file', 'File'],
])

/**
 * A validation text, ours or any Laravel's, that calls inputs as people see them: 'The updates field is required.' stands
 * under 'Body'. What names nothing known stays as it came.
 */
export const labelMessage = (labels: Labels, text: string): string => {
  const called = (_: string, before: string, name: string) =>
    before + (labels.get(name.replace(/\.\d+$/, '')) ?? name)
  return text
    .replace(/^(The (?:selected )?)(.+?)(?= (?:field|format|confirmation|must|may|has|is)\b)/, called)
    .replace(
      /( date (?:after|before)(?: or equal to)? )([\w ]+)(?=\.(?: \(and \d+ more errors?\))?$)/,
      called,
    )
}
