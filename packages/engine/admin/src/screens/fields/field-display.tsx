import type { Field } from '@kampana/engine-declare/kinds/index'
import { useTranslate } from 'react-admin'
import { kindView } from '../kinds/index.ts'
import { toText } from './to-text.ts'

interface Props {
  field: Field
  value: unknown
  /** True in a list row: short, on one line. */
  brief?: boolean
}

/** Readable value of a field. */
export const FieldDisplay = ({ field, value, brief = false }: Props) => {
  const t = useTranslate()
  const { display, noneLabel } = kindView(field)
  if (value == null || value === '') {
    const none = noneLabel(field)
    return none === null ? (brief ? null : '–') : t(none)
  }
  return display(value, { field, brief, t, toText, findComparison: (each) => kindView(each).compare })
}
