/** On a project's page: the interests in it that the viewer takes part in or looks after, with their state. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/interests/list.js'
import type { ProjectInterests_project$key } from '#web/__generated__/ProjectInterests_project.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { InterestLinks } from './InterestLinks.tsx'

export function ProjectInterests({ project: key }: { project: ProjectInterests_project$key }) {
  const { investmentInterests: interests, ownInterests } = useFragment(
    graphql`
      fragment ProjectInterests_project on Project {
        investmentInterests {
          ...InterestLinks_interests
        }
        ownInterests {
          id
        }
      }
    `,
    key,
  )
  // Whose own ones they are has them on top.
  if (!interests.length || ownInterests.length) return null
  return (
    <Section title={texts.interests()}>
      <InterestLinks interests={interests} none="" ofProject />
    </Section>
  )
}
