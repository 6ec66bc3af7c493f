import { lazyComponent } from './chunks/lazy-component.tsx'
import type { ProductParts } from './crud/parts.tsx'
import { LazyAccessDenied, LazyNotFound } from './lazy-components.ts'

const overlay = { overlay: true }
const inPlace = { inPlace: true }

/** What the engine shows of the product. */
export const parts: ProductParts = {
  NotFound: LazyNotFound,
  AccessDenied: LazyAccessDenied,
  BlankPage: lazyComponent(() => import('./layout/blank-page.tsx'), 'BlankPage'),
  // Where it can't be fetched, a session that has ended leads to the login page, and the draft is kept.
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
