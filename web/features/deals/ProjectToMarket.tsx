/** What takes a project to the market: an investor's interest, or the team's deal. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import type { ProjectToMarket_project$key } from '#web/__generated__/ProjectToMarket_project.graphql.ts'
import { ExpressInterest } from '#web/features/interests/ExpressInterest.tsx'
import { OpenDeal } from './OpenDeal.tsx'

export function ProjectToMarket({ project: key }: { project: ProjectToMarket_project$key }) {
  const project = useFragment(
    graphql`
      fragment ProjectToMarket_project on Project {
        ...ExpressInterest_project
        ...OpenDeal_project
      }
    `,
    key,
  )
  return (
    <>
      <ExpressInterest project={project} />
      <OpenDeal project={project} />
    </>
  )
}
