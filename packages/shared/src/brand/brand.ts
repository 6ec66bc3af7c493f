import { generateTones, type Tones } from '../colors/tones.ts'
import { svgDataUrl } from '../media/svg-data-url.ts'
import type { Colours } from '../colors/colours.ts'

/** Whose dashboard it is: a name that fits beside the seal, the seal as a `data:` URL, and the colours of the site. */
export interface Brand {
  name: string
  seal: string
  tones: Tones
  light: Colours['light']
  dark: Colours['dark']
}

/** The brand of a college, from what `college.yaml` says and the text of `seal.svg`. */
export const createBrand = (
  { shortName, colours }: { shortName: string; colours: Colours },
  seal: string,
): Brand => ({
  name: shortName,
  seal: svgDataUrl(seal),
  tones: generateTones(colours.brand),
  light: colours.light,
  dark: colours.dark,
})
