/** `batched(load)`: a value of one record, asked for all records of an answer at once. */
import DataLoader from 'dataloader'
import type { Context } from './context.ts'

/**
 * `load` is handed the numbers of the records and gives their values in the same order; a number may stand there twice.
 * Nothing is kept: the context of a subscription lives long, and each of its events asks again.
 */
export function batched<Value>(load: (ctx: Context, ids: readonly number[]) => Promise<readonly Value[]>) {
  const loaders = new WeakMap<Context, DataLoader<number, Value>>()
  return (ctx: Context, id: number): Promise<Value> => {
    const loader = loaders.get(ctx) ?? new DataLoader<number, Value>((ids) => load(ctx, ids), { cache: false })
    loaders.set(ctx, loader)
    return loader.load(id)
  }
}
