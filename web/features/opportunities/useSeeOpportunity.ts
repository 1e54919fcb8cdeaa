/** Remembers what an opportunity is once the investor has read its page: changes are told from then on. */
import { useEffect } from 'react'
import { graphql } from 'react-relay'
import type { useSeeOpportunityMutation } from '#web/__generated__/useSeeOpportunityMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'

/** Milliseconds for which the page must be in sight; whoever only passes by has not read it. */
const readingTime = 2_000

/** `shown` are the changes that the page shows; when there are others, they have to be read, too. */
export function useSeeOpportunity(projectId: string, shown: readonly string[]): void {
  const [see] = useAction<useSeeOpportunityMutation>(
    graphql`
      mutation useSeeOpportunityMutation($input: SeeOpportunityInput!) {
        seeOpportunity(input: $input) {
          opportunity {
            id
            changes
          }
        }
      }
    `,
    // Nobody asked for it, so that nobody is told when it fails: the changes are then shown again.
    { failure: null, alone: true },
  )
  useEffect(() => {
    let timer = 0
    const begin = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') timer = window.setTimeout(read, readingTime)
    }
    const end = () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', begin)
    }
    const read = () => {
      end()
      void see({ input: { projectId } })
    }
    document.addEventListener('visibilitychange', begin)
    begin()
    return end
  }, [projectId, shown, see])
}
