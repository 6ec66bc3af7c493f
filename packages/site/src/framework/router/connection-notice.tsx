import { publicMessages } from '@kampana/shared/messages/public-messages'

/** A move that failed for want of a connection. */
export interface ConnectionFailure {
  again: () => void
  /** Nothing was asked for: the page itself could not be brought up to date. */
  isOld: boolean
}

/** Says kindly that the next page couldn't be fetched, and keeps the one that is there. */
export const ConnectionNotice = ({
  trouble: { again, isOld },
  close,
}: {
  trouble: ConnectionFailure
  close: () => void
}) => (
  <div className="trouble" role="alert">
    <p>
      {publicMessages.noConnection}{' '}
      {isOld ? 'What you see may be out of date.' : 'You are still on the page you were on.'}
    </p>
    <p className="trouble-answers">
      <button type="button" className="button" onClick={again}>
        Try again
      </button>
      <button type="button" className="button-quiet" onClick={close}>
        Close
      </button>
    </p>
  </div>
)
