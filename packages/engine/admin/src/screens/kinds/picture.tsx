import type { PictureField } from '@kampana/engine-declare/kinds/index'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { PictureView } from '../fields/picture-view.tsx'
import { useProductComponents } from '../components.tsx'
import { attached } from './bases.tsx'
import type { KindView } from './kind.ts'

const PictureInput = lazyComponent(() => import('../upload/picture-input.tsx'), 'PictureInput', {
  inPlace: true,
})

const LibraryLink = ({ src }: { src: string }) => {
  const { OpenInLibrary } = useProductComponents()
  return <OpenInLibrary src={src} />
}

export const pictureView: KindView<PictureField> = {
  ...attached,
  input: (props) => <PictureInput {...props} />,
  display: (value, { field, brief, t }) => (
    <>
      <PictureView src={String(value)} alt={t(field.label)} height={brief ? 48 : 240} />
      {!brief && <LibraryLink src={String(value)} />}
    </>
  ),
}
