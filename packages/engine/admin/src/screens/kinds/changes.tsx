import type { Changes, ChangesField } from '@kampana/engine-declare/kinds/index'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { nothing, plain } from './bases.tsx'
import type { KindView } from './kind.ts'

const ChangesView = lazyComponent(() => import('../changes/changes-view.tsx'), 'ChangesView', {
  inPlace: true,
})

export const changesView: KindView<ChangesField> = {
  ...plain,
  input: nothing,
  display: (value, { toText, findComparison }) => (
    <ChangesView
      changes={Array.isArray(value) ? {} : (value as Changes)}
      toText={toText}
      findComparison={findComparison}
    />
  ),
  wide: true,
}
