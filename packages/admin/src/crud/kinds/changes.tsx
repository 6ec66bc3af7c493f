import type { Changes, ChangesField } from '@kampana/shared/kinds/index'
import { Suspense } from 'react'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { anyText, noChecks, noLabels, nothing } from './defaults.ts'
import type { KindView } from './kind.ts'

const ChangesView = lazyComponent(() => import('../changes/changes-view.tsx'), 'ChangesView')

export const changesView: KindView<ChangesField> = {
  input: nothing,
  incomplete: null,
  validators: noChecks,
  mayBeNone: false,
  keepsDraft: true,
  display: (value, { toText, findComparison }) => (
    <Suspense>
      <ChangesView
        changes={Array.isArray(value) ? {} : (value as Changes)}
        toText={toText}
        findComparison={findComparison}
      />
    </Suspense>
  ),
  noneLabel: nothing,
  labels: noLabels,
  filter: null,
  filterAlwaysOn: false,
  align: 'left',
  wide: true,
  orderLabels: null,
  text: anyText,
  textIsLabel: false,
  csv: anyText,
  compare: null,
}
