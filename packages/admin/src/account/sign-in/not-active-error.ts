/** The password was right, but the account isn't active. It is told as an information, not as an error. */
export class NotActiveError extends Error {
  override readonly name = 'NotActiveError'
}
