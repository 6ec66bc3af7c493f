/** Components for library images, in one chunk. */
export { FocalPointInput, NoInput } from './focal-point-input.tsx'
export { DeletionEffects } from './picture/effects.tsx'
export { ReplacePicture, TakeDown, TurnAndCrop } from './picture/picture-actions.tsx'
export { PicturePage } from './picture/picture-page.tsx'
