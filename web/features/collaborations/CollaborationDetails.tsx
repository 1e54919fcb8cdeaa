/** Where a collaboration comes from, with the way there for those who have it, and its days. */
import { Link as TextLink } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/collaborations/collaborationDetails.js'
import type { CollaborationDetails_collaboration$key } from '#web/__generated__/CollaborationDetails_collaboration.graphql.ts'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { formatDate } from '#web/ui/format.ts'

export function CollaborationDetails({ collaboration }: { collaboration: CollaborationDetails_collaboration$key }) {
  const { companyName, challengeTitle, createdAt, startedAt, proposal, project } = useFragment(
    graphql`
      fragment CollaborationDetails_collaboration on Collaboration {
        companyName
        challengeTitle
        startedAt
        createdAt
        proposal {
          path
          challenge {
            path
          }
        }
        project {
          path
          title
        }
      }
    `,
    collaboration,
  )
  const challenge = proposal?.challenge
  const challengeLink = challenge && <To path={challenge.path}>{challengeTitle}</To>
  const proposalLink = proposal && <To path={proposal.path}>{texts.openTheAcceptedProposal()}</To>
  const projectLink = project && <To path={project.path}>{project.title}</To>
  return (
    <Section title={texts.details()}>
      <Facts
        columns={1}
        facts={[
          [texts.company(), companyName],
          [texts.challenge(), challengeLink ?? challengeTitle],
          [texts.proposal(), proposalLink],
          [texts.project(), projectLink],
          [texts.accepted(), formatDate(createdAt)],
          [texts.workBegan(), startedAt && formatDate(startedAt)],
        ]}
      />
    </Section>
  )
}

const To = ({ path, children }: { path: string; children: string }) => (
  <TextLink asChild textDecoration="underline">
    <Link to={path}>{children}</Link>
  </TextLink>
)
