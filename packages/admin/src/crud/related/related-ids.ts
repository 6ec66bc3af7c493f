/** Related records as ids, whether they come as records or as ids already. */
export const relatedIds = (value: unknown): unknown[] =>
  Array.isArray(value)
    ? value.map((item: unknown) =>
        typeof item === 'object' && item !== null && 'id' in item ? item.id : item,
      )
    : []
