/** Records in the order in which their ids were found; those that were not read are left out. */
export function inOrder<R extends { id: number }>(ids: Iterable<number>, records: readonly R[]): R[] {
  const byId = new Map(records.map((record) => [record.id, record]))
  return [...ids].flatMap((id) => byId.get(id) ?? [])
}
