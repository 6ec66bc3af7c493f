/** Error for a correct password of an inactive account. The login page shows it as information. */
export class NotActiveError extends Error {
  override readonly name = 'NotActiveError'
}
