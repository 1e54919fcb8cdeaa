/** Whether the viewer has a page that opens proposals: applicants and companies do; the university reads them with their challenge. */
import { useAllowed } from '#web/app/AppContext.tsx'

export function useOpensProposals(): boolean {
  const receives = useAllowed('CHALLENGE_MANAGE')
  const proposes = useAllowed('CHALLENGE_BROWSE')
  return receives || proposes
}
