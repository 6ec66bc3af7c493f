import { versionLine } from '../packages/server/src/operations/program.ts'

// Runs `kampana --version` and `pnpm start --version`.
process.stdout.write(`kampana ${versionLine()}\n`)
