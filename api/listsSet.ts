type Set<V> = V extends (infer Item)[] ? { set: Item[] } : V

/**
 * Columns to write, with the lists among them in the form whose content the database's client sends as a parameter. Written bare, every
 * other content is another statement for it, which it plans again (doubling the work of a write) and keeps, 27 kB each.
 */
export const listsSet = <T extends object>(columns: T) =>
  Object.fromEntries(
    Object.entries(columns).map(([name, value]) => [name, Array.isArray(value) ? { set: value as unknown[] } : value]),
  ) as { [K in keyof T]: Set<T[K]> }
