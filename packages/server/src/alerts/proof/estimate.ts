import type { Settings } from '../../env.ts'
import { connectionsOfAlerts } from '../sending/pace.ts'
import { holdFor } from '../posting/hold-for.ts'

/** How many seconds a mail server usually takes for a letter. */
const aLetter = 0.5

/** In about how many seconds the last of so many letters is handed over, by the limits of the settings; 0 for none. */
export const estimateDuration = (
  letters: number,
  { connections, perSecond }: Pick<Settings['mail'], 'connections' | 'perSecond'>,
): number => {
  if (letters === 0) return 0
  const speed = Math.min(connectionsOfAlerts(connections) / aLetter, perSecond ?? Number.POSITIVE_INFINITY)
  return Math.ceil(holdFor + letters / speed)
}
