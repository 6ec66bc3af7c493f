import { lazyComponent } from './chunks/lazy-component.tsx'
import type { ProductParts } from './crud/parts.tsx'
import { AccessDenied, NotFound } from './lazy-components.ts'

const overlay = { overlay: true }
const inPlace = { inPlace: true }

/** What the engine shows of the product. */
export const parts: ProductParts = {
  NotFound,
  AccessDenied,
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
  RecordFigures: lazyComponent(() => import('./resources/record-figures.tsx'), 'RecordFigures', inPlace),
  ValueDialog: lazyComponent(() => import('./resources/value-dialog.tsx'), 'ValueDialog', overlay),
}
