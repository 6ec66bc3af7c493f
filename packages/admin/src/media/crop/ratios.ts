/** Aspect ratios of a crop, width to height. */
export const ratios = { free: undefined, '16:9': 16 / 9, '4:3': 4 / 3, '1:1': 1 } as const
export type RatioName = keyof typeof ratios
export const ratioNames: readonly RatioName[] = ['free', '16:9', '4:3', '1:1']
