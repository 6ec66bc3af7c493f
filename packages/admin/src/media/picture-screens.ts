/** What is made for pictures of the library, fetched together with the first of them. */
export { FocalPointInput, NoInput } from './focal-point-input.tsx'
export { DeletionEffects } from './picture/effects.tsx'
export { ReplacePicture, TakeDown, TurnAndCrop } from './picture/picture-actions.tsx'
export { PicturePage } from './picture/picture-page.tsx'
