import { createBrand } from '@kampana/engine-declare/brand/brand'
import { plainColors } from '@kampana/engine-declare/colors/plain-colors'

/** College of the tests, with a custom name and seal. */
export const testBrand = (shortName = 'Trial College', seal = '<svg/>') =>
  createBrand({ shortName, colors: plainColors('#4b83cc') }, seal)
