import type { ShareCard } from '@kampana/shared/media/card'
import type { CollegeIdentity } from '../college/college.ts'

/** The colors of a card's parts. */
export interface Inks {
  ground: string
  rule: string
  kicker: string
  title: string
  text: string
  name: string
  note: string
  /** The watermark's opacity. */
  faint: number
}

/** The college's colors for a card's tone. The content check holds the contrast of each pair of text and ground. */
export const chooseInks = (
  tone: ShareCard['tone'],
  { light, tones, accentOnDeep }: CollegeIdentity,
): Inks => {
  if (tone === undefined || tone === 'paper')
    return {
      ground: light.paper,
      rule: light.accent,
      kicker: light.accentText,
      title: tones['900'],
      text: light.ink,
      name: tones['900'],
      note: light.quiet,
      faint: 0.13,
    }
  const ground = tone === 'alert' ? light.alert : tones['900']
  const { paper } = light
  // The accent contrasts with deep tones of the brand; with the alert's ground only paper surely does.
  const kicker = tone === 'alert' ? paper : accentOnDeep
  return { ground, rule: kicker, kicker, title: paper, text: paper, name: paper, note: paper, faint: 0.1 }
}
