import type { ShareCard } from '@kampana/engine-declare/media/card'
import type { CollegeIdentity } from '../college/college.ts'

/** Colors of a card's elements. */
export interface Inks {
  ground: string
  rule: string
  kicker: string
  title: string
  text: string
  name: string
  note: string
  /** Opacity of the watermark. */
  faint: number
}

/** College's colors for a card's tone. The content check enforces the contrast of each pair of text and background. */
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
  // The accent contrasts with deep tones of the brand. Only paper is certain to contrast with the alert's background.
  const kicker = tone === 'alert' ? paper : accentOnDeep
  return { ground, rule: kicker, kicker, title: paper, text: paper, name: paper, note: paper, faint: 0.1 }
}
