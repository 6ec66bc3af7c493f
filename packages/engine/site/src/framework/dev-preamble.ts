/** Development only: the globals that React Fast Refresh needs before the first component is imported. */
// @ts-expect-error The plugin serves this module; it has no types.
// oxlint-disable-next-line import/no-absolute-path -- it has no other address
import RefreshRuntime from '/@react-refresh'

RefreshRuntime.injectIntoGlobalHook(globalThis)
Object.assign(globalThis, { $RefreshReg$: () => undefined, $RefreshSig$: () => (type: unknown) => type })
