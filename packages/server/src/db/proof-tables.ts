/** What was posted under which code (proof/). Rows are added and never changed, and outlive their records. */
export interface ProofTables {
  proofs: {
    code: string
    /** From 1 on, one more with each change. */
    version: number
    resource: string
    record_id: number
    state: 'posted' | 'changed' | 'withdrawn'
    /** The signed text. */
    text: string
    /** In base64; empty where the key couldn't be read, until the next start. */
    signature: string
    created_at: string
  }
  /** Pairs of keys; of each the private one, in PKCS #8, is encrypted. */
  keys: KeyPairRow
  /** Pairs that are encrypted with a key that was replaced (account/replace-key.ts). */
  replaced_keys: KeyPairRow & { replaced_at: string }
}

interface KeyPairRow {
  name: string
  public: string
  sealed: string
  created_at: string
}
