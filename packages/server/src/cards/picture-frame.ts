import { cardSize } from '@kampana/engine-declare/media/card'

/** Frame of a card's picture, in pixels: on the right, over the full height. */
export const pictureFrame = { left: 780, width: 420, height: cardSize.height } as const

/** Frame of a picture above a code. */
export const frameAboveCode = { ...pictureFrame, height: 276 } as const
