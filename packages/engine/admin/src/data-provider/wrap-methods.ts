/** The same object with its methods called through `wrap`, which receives the method's name, the call and its arguments. */
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
