import type { MoneyField } from '@kampana/shared/kinds/index'
import { messages } from '@kampana/shared/messages/messages'
import { formatMoney } from '@kampana/shared/text/money'
import { numberRangeFilter } from '../fields/filter-inputs.tsx'
import { MoneyInput } from '../fields/money-input.tsx'
import { noLabels, nothing, numerical } from './defaults.ts'
import { moneyFromCsv } from '../import/from-csv.ts'
import type { KindView } from './kind.ts'

const { invalid } = messages

export const moneyView: KindView<MoneyField> = {
  input: (props) => <MoneyInput {...props} />,
  incomplete: null,
  validators: ({ label, min, max }) => [
    (value: unknown) => {
      if (value == null || value === '') return undefined
      if (typeof value !== 'number') return invalid.number(label)
      if (value < min) return invalid.minNumber(label, formatMoney(min))
      return value > max ? invalid.maxNumber(label, formatMoney(max)) : undefined
    },
  ],
  mayBeNone: false,
  keepsDraft: true,
  display: (value) => formatMoney(Number(value)),
  noneLabel: nothing,
  labels: noLabels,
  filter: (field, options) => numberRangeFilter(field, options, 100),
  filterAlwaysOn: false,
  align: 'right',
  wide: false,
  orderLabels: numerical,
  text: (value) => formatMoney(Number(value)),
  textIsLabel: false,
  csv: (value) => (Number(value) / 100).toFixed(2),
  fromCsv: moneyFromCsv,
  compare: null,
}
