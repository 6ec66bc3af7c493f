import '../content/code-paths.ts'
import { registerResources } from '@kampana/engine-declare/registry/all-resources'
import { withOwnResources } from './index.ts'

// Fills the registry that the engine reads. Every entry, every thread and the setup of tests import this.
registerResources(withOwnResources)
