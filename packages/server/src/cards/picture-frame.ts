/** Where a card's picture goes, in pixels: at the right, over the whole height. */
export const pictureFrame = { left: 780, width: 420 } as const
