import { buildStale } from '../scripts/front-ends.ts'
import { startProduct } from '../tests/support/product.ts'
import { listOfTenThousand } from './list-of-ten-thousand.ts'
import { logins } from './logins.ts'
import { throughput } from './throughput.ts'
import { renderCost } from './render-cost.ts'
import { report, type Finding } from './report.ts'
import { pageWeights } from './page-weights.ts'

/** Measures the product on this machine against its goals, and exits with 1 where one is missed. */
const measure = async (): Promise<Finding[]> => {
  const product = await startProduct({ SEED: 'demo', TRUST_PROXY: '127.0.0.0/8' })
  try {
    return [
      ...(await throughput(product.origin)),
      ...(await logins(product.origin)),
      ...(await pageWeights(product.origin)),
      ...(await renderCost()),
      ...(await listOfTenThousand()),
    ]
  } finally {
    await product.stop()
  }
}

await buildStale()
if (!report(await measure())) process.exitCode = 1
