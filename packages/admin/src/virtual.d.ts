declare module 'virtual:brand' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- ambient modules can't import; see build/brand-plugin.ts.
  export const brand: import('../build/brand-plugin.ts').Brand
}
