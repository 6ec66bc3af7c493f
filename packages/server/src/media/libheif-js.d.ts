declare module 'libheif-js/wasm-bundle.js' {
  const libheif: import('./heic.ts').Libheif
  export default libheif
}
