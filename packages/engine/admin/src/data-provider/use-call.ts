import type { Call, ReplyOf } from '@kampana/engine-declare/calls/call'
import type { InputArgument } from '@kampana/engine-declare/calls/calls-of'
import { useDataProvider } from 'react-admin'
import type { EngineDataProvider } from '../data-provider.ts'

/** Function that makes a declared call through the data provider. */
export const useCall = <C extends Call>(call: C): ((...input: InputArgument<C>) => Promise<ReplyOf<C>>) => {
  const provider = useDataProvider<EngineDataProvider>()
  return (...input) => provider.call(call, ...input)
}
