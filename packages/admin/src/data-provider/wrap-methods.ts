/** The same object, whose methods are called through `wrap`, which gets the method's name and the call. */
export const wrapMethods = <T extends object>(
  target: T,
  wrap: (name: string, call: () => Promise<unknown>) => Promise<unknown>,
): T =>
  new Proxy(target, {
    get: (_target, name): unknown => {
      const method: unknown = Reflect.get(target, name)
      if (typeof method !== 'function') return method
      return (...given: unknown[]) => wrap(String(name), () => Reflect.apply(method, target, given))
    },
  })
