import '@kampana/shared/resources/register'
import '@testing-library/jest-dom/vitest'
import { registerProductResources } from '../dashboard.tsx'

registerProductResources()
