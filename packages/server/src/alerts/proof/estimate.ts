import type { Settings } from '../../env.ts'
import { connectionsOfAlerts } from '../sending/pace.ts'
import { holdFor } from '../posting/hold-for.ts'

/** How many seconds a mail server usually takes for a letter. */
const aLetter = 0.5
/** How many pushes a node hands over in a second. */
const pushesPerSecond = 200

/** In about how many seconds the last delivery is handed over, by the limits of the settings; 0 for none. */
export const estimateDuration = (
  { mails, phones }: { mails: number; phones: number },
  { connections, perSecond }: Pick<Settings['mail'], 'connections' | 'perSecond'>,
): number => {
  if (mails + phones === 0) return 0
  return Math.ceil(
    holdFor + Math.max(mails / lettersPerSecond({ connections, perSecond }), phones / pushesPerSecond),
  )
}

/** How many letters a node hands over in a second, by the limits of the settings. */
export const lettersPerSecond = ({
  connections,
  perSecond,
}: Pick<Settings['mail'], 'connections' | 'perSecond'>): number =>
  Math.min(connectionsOfAlerts(connections) / aLetter, perSecond ?? Number.POSITIVE_INFINITY)
