import type { AddressField } from '@kampana/shared/kinds/index'
import { Suspense } from 'react'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { containsFilter } from '../fields/filter-inputs.tsx'
import { alphabetical, anyText, noChecks, noLabels, nothing } from './defaults.ts'
import type { KindView } from './kind.ts'

const AddressInput = lazyComponent(() => import('../fields/address-input.tsx'), 'AddressInput')

export const addressView: KindView<AddressField> = {
  input: (props, { suggestFrom, ...rules }) => (
    <Suspense>
      <AddressInput {...props} suggestFrom={suggestFrom} rules={rules} />
    </Suspense>
  ),
  incomplete: null,
  // The input has them, with what it knows of addresses.
  validators: noChecks,
  mayBeNone: false,
  keepsDraft: true,
  display: String,
  noneLabel: nothing,
  labels: noLabels,
  filter: containsFilter,
  filterAlwaysOn: false,
  align: 'left',
  wide: false,
  orderLabels: alphabetical,
  text: anyText,
  textIsLabel: false,
  csv: anyText,
  compare: null,
}
