import { parseFile } from '@kampana/shared/media/file'
import { svgDataUrl } from '@kampana/shared/media/svg-data-url'
import type { ShownField } from '@kampana/shared/record-pages'
import { formatMoney } from '@kampana/shared/text/money'
import type { ReactNode } from 'react'
import { ResponsivePicture } from '../components/responsive-picture.tsx'
import { Prose } from '../components/prose.tsx'
import { Timestamp } from '../components/timestamp.tsx'
import { formatLongDay } from '../dates.ts'
import { resolveServerUrl } from '../framework/server-url.ts'
import { entryTitle } from '../site-map.ts'
import { nameOf } from './in-body/value-html.ts'

interface FieldValueProps {
  field: ShownField
  /** Not null. */
  value: unknown
  /** The record's title, which describes its picture. */
  title: string
}

/** The value of a record's field, as visitors read it. */
export const RecordFieldValue = (props: FieldValueProps): ReactNode => views[props.field.kind].show(props)

/** Whether values of a field stand by themselves, over the whole width; others stand beside their label. */
export const isWide = ({ kind }: ShownField): boolean => views[kind].isWide

interface View {
  show: (props: FieldValueProps) => ReactNode
  isWide: boolean
}
const beside = (show: View['show']): View => ({ show, isWide: false })
const wide = (show: View['show']): View => ({ show, isWide: true })

const plain = beside(({ value }) => String(value))
const link = beside(({ value }) => (
  <a href={String(value)}>{entryTitle(String(value)) || String(value).replace(/^https?:\/\//, '')}</a>
))
const names = beside(({ value }) => [value].flat().map(nameOf).join(', '))

/** How visitors read each kind of field. */
const views: Readonly<Record<ShownField['kind'], View>> = {
  text: plain,
  longText: wide(({ value }) => <span className="record-lines">{String(value)}</span>),
  // Pages load its HTML in place of what the API sends.
  richText: wide(({ value }) => <Prose as="rich-text" html={String(value)} />),
  email: beside(({ value }) => <a href={`mailto:${String(value)}`}>{String(value)}</a>),
  url: link,
  address: link,
  day: beside(({ value }) => <time dateTime={String(value)}>{formatLongDay(String(value))}</time>),
  datetime: beside(({ value }) => <Timestamp at={String(value)} withTime />),
  select: beside(
    ({ value, field }) => field.options?.find((option) => option.value === value)?.label ?? String(value),
  ),
  tags: names,
  number: plain,
  money: beside(({ value }) => formatMoney(Number(value))),
  boolean: beside(({ value }) => (Number(value) === 1 ? 'Yes' : 'No')),
  color: plain,
  picture: wide(({ value, title }) => (
    <ResponsivePicture src={String(value)} alt={title} sizes="(min-width: 60rem) 40rem, 100vw" />
  )),
  file: beside(({ value }) => (
    <a href={resolveServerUrl(String(value))} download>
      {parseFile(String(value))?.name ?? 'Download'}
    </a>
  )),
  // An image runs nothing, whatever another back end calls a drawing.
  drawing: wide(({ value, title }) => (
    <img className="record-drawing" src={svgDataUrl(String(value))} alt={title} />
  )),
  rows: wide(({ value, field, title }) => {
    const columns = Object.entries(field.columns ?? {})
    return (
      <div className="table">
        <table>
          <thead>
            <tr>
              {columns.map(([name, { label }]) => (
                <th key={name} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(value as Record<string, unknown>[]).map((row) => (
              <tr key={JSON.stringify(row)}>
                {columns.map(([name, column]) => (
                  <td key={name}>
                    {!isEmpty(row[name]) && (
                      <RecordFieldValue field={column} value={row[name]} title={title} />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    )
  }),
  reference: names,
  referenceMany: names,
  // Of the product alone, and of nothing public.
  password: beside(() => null),
  changes: beside(() => null),
}

/** Whether there is nothing to show. */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
