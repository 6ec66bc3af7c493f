import type { Settings } from '../../env.ts'
import { connectionsOfAlerts } from '../sending/pace.ts'
import { holdFor } from '../posting/hold-for.ts'

/** Typical seconds per e-mail at a mail server. */
const perEmail = 0.5
/** Pushes per second of a node. */
const pushesPerSecond = 200

/** Estimated seconds until the last delivery, by the limits in the settings; 0 without deliveries. */
export const estimateDuration = (
  { mails, phones }: { mails: number; phones: number },
  { connections, perSecond }: Pick<Settings['mail'], 'connections' | 'perSecond'>,
): number => {
  if (mails + phones === 0) return 0
  return Math.ceil(
    holdFor + Math.max(mails / emailsPerSecond({ connections, perSecond }), phones / pushesPerSecond),
  )
}

/** E-mails per second of a node, by the limits in the settings. */
export const emailsPerSecond = ({
  connections,
  perSecond,
}: Pick<Settings['mail'], 'connections' | 'perSecond'>): number =>
  Math.min(connectionsOfAlerts(connections) / perEmail, perSecond ?? Number.POSITIVE_INFINITY)
