/** Serializes JSON for a script element. It escapes `</script>`, and line separators for parsers before ES2019. */
export const serializeJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
