/** Name of the button that accepts the suggested address. A form without script sends it too. */
export const suggestedEmail = 'suggested_email'
/** Name of the input with the address that a form without script has already asked about. */
export const askedEmail = 'asked_email'

/** Asks once about an e-mail address with a likely typo. Sending again accepts the address. */
export const EmailQuestion = ({ typed, meant }: { typed: string; meant: string }) => (
  <div className="email-question" id="contact-email-question">
    <p>{`Did you mean ${meant}? If not, send it again as it is.`}</p>
    {/* Enter in a field presses a form's first button, which must not change the input. */}
    <button type="submit" className="unseen" tabIndex={-1} aria-hidden="true" />
    <button type="submit" className="button-quiet" name={suggestedEmail} value={meant}>
      {`Send with ${meant}`}
    </button>
    <input type="hidden" name={askedEmail} value={typed} />
  </div>
)
