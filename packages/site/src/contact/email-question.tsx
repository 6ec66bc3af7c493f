/** The name of the button that takes the suggested address, which a form without script sends, too. */
export const suggestedEmail = 'suggested_email'
/** What a form without script was asked about already. */
export const askedEmail = 'asked_email'

/** Asks once about an address that looks mistyped. Sending again takes it as it is. */
export const EmailQuestion = ({ typed, meant }: { typed: string; meant: string }) => (
  <div className="email-question" id="contact-email-question">
    <p>{`Did you mean ${meant}? If not, send it again as it is.`}</p>
    {/* Enter in a field presses the first button of a form, which must not change what was typed. */}
    <button type="submit" className="unseen" tabIndex={-1} aria-hidden="true" />
    <button type="submit" className="button-quiet" name={suggestedEmail} value={meant}>
      {`Send with ${meant}`}
    </button>
    <input type="hidden" name={askedEmail} value={typed} />
  </div>
)
