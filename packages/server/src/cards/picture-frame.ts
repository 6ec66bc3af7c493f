import { cardSize } from '@kampana/shared/media/card'

/** Where a card's picture goes, in pixels: at the right, over the whole height. */
export const pictureFrame = { left: 780, width: 420, height: cardSize.height } as const

/** The same above a code. */
export const frameAboveCode = { ...pictureFrame, height: 276 } as const
