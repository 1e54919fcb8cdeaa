/** The filter of the team's queue in the address: `?kind=IDEA_REVIEW&person=…&overdue=1`. */
import { dutyKinds, type DutyKind } from '#api/duties/kinds.rules.ts'

export interface WorkloadFilter {
  team: true
  kind?: DutyKind[]
  takenById?: string
  overdue?: true
}

/** What nobody knows in an address is left out. */
export function workloadFilter(search: URLSearchParams): WorkloadFilter {
  const kind = dutyKinds.find((one) => one === search.get('kind'))
  const person = search.get('person')
  return {
    team: true,
    ...(kind ? { kind: [kind] } : {}),
    ...(person ? { takenById: person } : {}),
    ...(search.get('overdue') === '1' ? { overdue: true } : {}),
  }
}

/** The address with one part of the filter changed; null takes it away. */
export function workloadAddress(search: URLSearchParams, changed: Record<string, string | null>): string {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changed))
    if (value === null) next.delete(name)
    else next.set(name, value)
  const query = next.toString()
  return `/kuteam/support${query && `?${query}`}`
}
