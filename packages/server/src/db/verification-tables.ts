/** Signed statements by verification code (verification/). Rows are never changed and outlive their records. */
export interface VerificationTables {
  proofs: {
    code: string
    /** Starts at 1 and increases with each change. */
    version: number
    resource: string
    record_id: number
    state: 'posted' | 'changed' | 'withdrawn'
    /** The signed text. */
    text: string
    /** In base64; empty until the next start if the key couldn't be read. */
    signature: string
    created_at: string
  }
  /** Key pairs; the private key (PKCS #8) is encrypted. */
  keys: KeyPairRow
  /** Key pairs encrypted with a replaced key (account/replace-key.ts). */
  replaced_keys: KeyPairRow & { replaced_at: string }
}

interface KeyPairRow {
  name: string
  public: string
  sealed: string
  created_at: string
}
