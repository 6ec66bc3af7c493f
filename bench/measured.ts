import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from '../tests/support/server/product.ts'

/** The product that is measured, with the sample college. */
export interface Measured {
  origin: string
  pid: number
  dataDir: string
}

/** Starts a product for as long as `work` takes. It trusts this machine as a proxy, so that no limit counts callers as one. */
export const withProduct = async <T>(
  work: (product: Measured) => Promise<T>,
  settings: Readonly<Record<string, string>> = {},
): Promise<T> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kampana-bench-'))
  const product = await startProduct({
    SEED: 'demo',
    TRUST_PROXY: '127.0.0.0/8',
    DATA_DIR: dataDir,
    ...settings,
  })
  const { port } = new URL(product.origin)
  try {
    // By number: to look a name up at each new connection isn't the product's work.
    return await work({ origin: `http://127.0.0.1:${port}`, pid: product.pid, dataDir })
  } finally {
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
