/** Shield of the sample college's seal, which keeps its shape in other colors, as `pnpm kampana college new` creates it. */
const shield = 'M100 72q52 16 100-4q48 20 100 4v126c0 72-40 120-100 154c-60-34-100-82-100-154z'

/** True if a seal is still the sample's drawing. */
export const isSampleSeal = (svg: string): boolean => svg.includes(shield)
