import { checkPath, codePath, formatCode } from '@kampana/shared/verification/code'
import type { VerificationResult } from '@kampana/shared/verification/verification'
import { formatZonedTime } from '@kampana/engine-declare/time/time-zone'
import { Link } from '../components/link.tsx'
import { SitePageHeader } from '../components/layout/site-page-header.tsx'
import { formatDate } from '../dates.ts'
import { useRoute } from '@kampana/engine-site/framework/route-context'
import { serverUrl } from '@kampana/engine-site/framework/server-url'

/**
 * Post with a verification code. First its title and day, since an old code can be printed on a new poster; then its current
 * status.
 */
export const VerificationView = ({ proof: verification }: { proof: VerificationResult }) => {
  const { timeZone } = useRoute()
  const { code, state, what, day, filipino, posted_at, changed_at, withdrawn_at, more, path } = verification
  const when = (at: string) => `${formatDate(at, timeZone)}, ${formatZonedTime(at, timeZone)}`
  const file = `${serverUrl()}${codePath(code)}`
  return (
    <>
      <SitePageHeader
        title={what}
        standing={day ?? `Posted ${formatDate(posted_at, timeZone)}`}
        trail={[{ title: 'Check a code', path: checkPath }, { title: formatCode(code) }]}
      />
      {filipino !== null && (
        <p className="code-filipino" lang="fil">
          {filipino}
        </p>
      )}
      <div className="code-state" data-state={state}>
        <p>
          <strong>{inWords[state].en}</strong>{' '}
          {withdrawn_at === null ? '' : `The college withdrew it on ${when(withdrawn_at)}.`}
        </p>
        {changed_at !== null && <p>Changed on {when(changed_at)}. This page shows the current version.</p>}
        <p>Compare it with your copy. A fake notice may carry an old code.</p>
        <p lang="fil">
          <strong>{inWords[state].fil}</strong> Ihambing ito sa hawak ninyong kopya. Puwedeng ilagay ang
          lumang code sa pekeng abiso.
        </p>
      </div>
      <dl className="code-facts">
        {more.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div>
          <dt>Posted</dt>
          <dd>{when(posted_at)}</dd>
        </div>
        <div>
          <dt>Code</dt>
          <dd>{formatCode(code)}</dd>
        </div>
      </dl>
      <p>{path !== null && <Link to={path}>Read the full text</Link>}</p>
      <p className="code-files">
        Signed by the college: <a href={`${file}.txt`}>statement</a>,{' '}
        <a href={`${file}.sig`} download>
          signature
        </a>
        ,{' '}
        <a href={`${serverUrl()}/.well-known/kampana-key.pem`} download>
          key
        </a>
      </p>
    </>
  )
}

const inWords = {
  valid: {
    en: 'The college posted this notice, and it is valid.',
    fil: 'Abiso ito ng kolehiyo, at may bisa ito.',
  },
  coming: {
    en: 'The college posted this notice. It is not yet in effect.',
    fil: 'Abiso ito ng kolehiyo. Hindi pa ito nagsisimula.',
  },
  ended: {
    en: 'The college posted this notice. It has ended.',
    fil: 'Abiso ito ng kolehiyo. Tapos na ito.',
  },
  withdrawn: {
    en: 'The college withdrew this notice. It is no longer valid.',
    fil: 'Binawi na ng kolehiyo ang abisong ito. Wala na itong bisa.',
  },
} as const
