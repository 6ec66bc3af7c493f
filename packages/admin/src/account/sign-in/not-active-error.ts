/** The password was right, but the account isn't active. The login page shows it as information, not as an error. */
export class NotActiveError extends Error {
  override readonly name = 'NotActiveError'
}
