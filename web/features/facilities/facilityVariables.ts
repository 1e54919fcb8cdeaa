/** What the address of a facility's page asks for: its number, and the days that its calendar can show. */
import { shownSpan } from '#web/features/meetings/schedule.list.ts'

interface At {
  params: Record<string, string | undefined>
  search: URLSearchParams
  now: () => number
}

export const facilityVariables = ({ params, ...at }: At) => ({
  number: Number(params['id']) || 0,
  ...shownSpan(at),
})
