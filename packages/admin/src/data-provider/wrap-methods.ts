/** The same object, whose methods are called through `wrap`, which gets the method's name, the call and what it was given. */
export const wrapMethods = <T extends object>(
  target: T,
  wrap: (name: string, call: () => Promise<unknown>, given: unknown[]) => Promise<unknown>,
): T =>
  new Proxy(target, {
    get: (_target, name): unknown => {
      const method: unknown = Reflect.get(target, name)
      if (typeof method !== 'function') return method
      return (...given: unknown[]) => wrap(String(name), () => Reflect.apply(method, target, given), given)
    },
  })
