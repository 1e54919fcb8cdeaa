/** On the page of a project: what has changed since the investor last looked. It stays for the visit, which marks it as seen. */
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import type { OpportunityVisit_project$key } from '#web/__generated__/OpportunityVisit_project.graphql.ts'
import { OpportunityChanges } from './OpportunityChanges.tsx'
import { useSeeOpportunity } from './useSeeOpportunity.ts'

export function OpportunityVisit({ project: key }: { project: OpportunityVisit_project$key }) {
  const { id, opportunity } = useFragment(
    graphql`
      fragment OpportunityVisit_project on Project {
        id
        opportunity {
          id
          changes
        }
      }
    `,
    key,
  )
  return opportunity ? <Visit key={id} projectId={id} changes={opportunity.changes} /> : null
}

function Visit({ projectId, changes }: { projectId: string; changes: readonly string[] }) {
  const [shown, setShown] = useState(changes)
  // Once it is seen there are none any more; those that come later are shown, and seen, too.
  if (changes.length > 0 && changes !== shown) setShown(changes)
  useSeeOpportunity(projectId, shown)
  return <OpportunityChanges changes={shown} />
}
