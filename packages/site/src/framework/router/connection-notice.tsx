import { publicMessages } from '@kampana/shared/messages/public-messages'

/** A navigation that failed because there is no connection. */
export interface ConnectionFailure {
  again: () => void
  /** Whether the current page could not be refreshed, rather than another one not loaded. */
  isOld: boolean
}

/** Says that the next page couldn't be loaded, over the one that stays. */
export const ConnectionNotice = ({
  failure: { again, isOld },
  close,
}: {
  failure: ConnectionFailure
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
