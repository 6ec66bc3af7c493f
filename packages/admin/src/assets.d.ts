declare module '#college/*.svg' {
  const address: string
  export default address
}
