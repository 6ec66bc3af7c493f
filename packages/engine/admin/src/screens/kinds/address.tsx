import type { AddressField } from '@kampana/engine-declare/kinds/index'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { textLike } from './bases.tsx'
import type { KindView } from './kind.ts'

const AddressInput = lazyComponent(() => import('../fields/address-input.tsx'), 'AddressInput', {
  inPlace: true,
})

export const addressView: KindView<AddressField> = {
  ...textLike,
  input: (props, { suggestFrom, ...rules }) => (
    <AddressInput {...props} suggestFrom={suggestFrom} rules={rules} />
  ),
}
