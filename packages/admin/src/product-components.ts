import { lazyComponent } from '@kampana/engine-admin/chunks/lazy-component.tsx'
import type { ProductComponents } from '@kampana/engine-admin/screens/components.tsx'
import { LazyAccessDenied, LazyNotFound } from './lazy-components.ts'

const overlay = { overlay: true }
const inPlace = { inPlace: true }

/** Components that the product hands to the engine. */
export const productComponents: ProductComponents = {
  NotFound: LazyNotFound,
  AccessDenied: LazyAccessDenied,
  BlankPage: lazyComponent(() => import('./layout/blank-page.tsx'), 'BlankPage'),
  // If it can't load, an ended session redirects to the login page and the draft stays stored.
  SignInAgain: lazyComponent(() => import('./account/sign-in-again.tsx'), 'SignInAgain', {
    inPlace: true,
    fallback: () => null,
  }),
  library: 'pictures',
  PictureChooser: lazyComponent(() => import('./media/picture-chooser.tsx'), 'PictureChooser', overlay),
  OpenInLibrary: lazyComponent(() => import('./media/open-in-library.tsx'), 'OpenInLibrary', inPlace),
  BodyPictures: lazyComponent(() => import('./media/body-pictures.tsx'), 'BodyPictures', inPlace),
  ReadCount: lazyComponent(() => import('./resources/read-count.tsx'), 'ReadCount', inPlace),
  ValueDialog: lazyComponent(() => import('./resources/value-dialog.tsx'), 'ValueDialog', overlay),
}
