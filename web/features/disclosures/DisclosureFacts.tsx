/** The facts of a disclosure, with the clock of the decision. */
import { Link as TextLink } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/disclosures/view.js'
import type { DisclosureFacts_disclosure$key } from '#web/__generated__/DisclosureFacts_disclosure.graphql.ts'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { formatDate } from '#web/ui/format.ts'

export function DisclosureFacts({ disclosure }: { disclosure: DisclosureFacts_disclosure$key }) {
  const data = useFragment(
    graphql`
      fragment DisclosureFacts_disclosure on InventionDisclosure {
        status
        decideBy
        submittedAt
        requestedAt
        decidedAt
        createdAt
        submitter {
          name
        }
        handler {
          name
        }
        decidedBy {
          name
        }
        project {
          path
          title
        }
      }
    `,
    disclosure,
  )
  const { project, decideBy, submittedAt, requestedAt, decidedAt } = data
  const waits = data.status === 'SUBMITTED' || data.status === 'IN_REVIEW'
  const linked = project && (
    <TextLink asChild textDecoration="underline">
      <Link to={project.path}>{project.title}</Link>
    </TextLink>
  )
  return (
    <Section title={texts.details()}>
      <Facts
        facts={[
          [texts.decideBy(), waits && formatDate(decideBy)],
          [texts.submitter(), data.submitter?.name ?? texts.formerMember()],
          [texts.handler(), submittedAt && (data.handler?.name ?? texts.nobody())],
          [texts.project(), linked],
          [texts.begun(), formatDate(data.createdAt)],
          [texts.requested(), requestedAt && formatDate(requestedAt)],
          [texts.submitted(), submittedAt && formatDate(submittedAt)],
          [texts.decided(), decidedAt && formatDate(decidedAt)],
          [texts.decidedBy(), data.decidedBy?.name],
        ]}
      />
    </Section>
  )
}
