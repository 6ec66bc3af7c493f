import type { MoneyField } from '@kampana/engine-declare/kinds/index'
import { basicMessages } from '@kampana/engine-declare/messages/basic-messages'
import { formatMoney } from '@kampana/engine-declare/text/money'
import { numberRangeFilter } from '../fields/filter-inputs.tsx'
import { MoneyInput } from '../fields/money-input.tsx'
import { numeric } from './bases.tsx'
import { moneyFromCsv } from '../import/from-csv.ts'
import type { KindView } from './kind.ts'

const { invalid } = basicMessages

export const moneyView: KindView<MoneyField> = {
  ...numeric((value) => formatMoney(Number(value))),
  input: (props) => <MoneyInput {...props} />,
  validators: ({ label, min, max }) => [
    (value: unknown) => {
      if (value == null || value === '') return undefined
      if (typeof value !== 'number') return invalid.number(label)
      if (value < min) return invalid.minNumber(label, formatMoney(min))
      return value > max ? invalid.maxNumber(label, formatMoney(max)) : undefined
    },
  ],
  filter: (field, options) => numberRangeFilter(field, options, 100),
  csv: (value) => (Number(value) / 100).toFixed(2),
  fromCsv: moneyFromCsv,
}
