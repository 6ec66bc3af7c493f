import { noReplyMessage } from '@kampana/engine-declare/messages/no-reply-message'

/** A navigation that failed because the server couldn't be reached. */
export interface ConnectionFailure {
  retry: () => void
  /** True if the current page could not be refreshed; false if another page could not be loaded. */
  isOld: boolean
}

/** Notice over the current page that the next page couldn't be loaded. */
export const ConnectionNotice = ({
  failure: { retry, isOld },
  close,
}: {
  failure: ConnectionFailure
  close: () => void
}) => (
  <div className="trouble" role="alert">
    <p>
      {noReplyMessage()}{' '}
      {isOld ? 'What you see may be out of date.' : 'You are still on the page you were on.'}
    </p>
    <p className="trouble-answers">
      <button type="button" className="button" onClick={retry}>
        Try again
      </button>
      <button type="button" className="button-quiet" onClick={close}>
        Close
      </button>
    </p>
  </div>
)
