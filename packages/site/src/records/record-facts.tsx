import type { RecordPages } from '@kampana/engine-declare/record-pages'
import type { PublicRecord } from './public-record.ts'
import { RecordFieldValue, isEmpty, isWide } from './record-field-value.tsx'

interface RecordFactsProps {
  pages: RecordPages
  record: PublicRecord
  /** Names of the fields. */
  names: readonly string[]
}

/** Fields of a record that have a value, with labels. Long texts and images come last, each in its own block. */
export const RecordFacts = ({ pages: { fields, title }, record, names }: RecordFactsProps) => {
  const shown = names.flatMap((name) => {
    const field = fields[name]
    return field && !isEmpty(record[name]) ? [{ name, field, value: record[name] }] : []
  })
  const [wide, short] = [true, false].map((isAsked) => shown.filter(({ field }) => isWide(field) === isAsked))
  const heading = String(record[title])
  return (
    <>
      {short && short.length > 0 && (
        <dl className="facts">
          {short.map(({ name, field, value }) => (
            <div key={name}>
              <dt>{field.label}</dt>
              <dd>
                <RecordFieldValue field={field} value={value} title={heading} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {wide?.map(({ name, field, value }) => (
        <div key={name} className="record-wide">
          <RecordFieldValue field={field} value={value} title={heading} />
        </div>
      ))}
    </>
  )
}
