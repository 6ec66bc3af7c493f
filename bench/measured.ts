import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from '../tests/support/server/product.ts'

/** Running product with the sample college. */
export interface Measured {
  origin: string
  pid: number
  dataDir: string
}

/** Runs a product during `work`. The product trusts this machine as a proxy, so that rate limits distinguish callers. */
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
    // By IP address, so that no name lookup is measured.
    return await work({ origin: `http://127.0.0.1:${port}`, pid: product.pid, dataDir })
  } finally {
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
