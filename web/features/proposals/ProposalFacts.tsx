/** A proposal's facts in short: who submits it, when, and by when the decision is due. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/proposals/proposalFacts.js'
import { listed } from '#listed'
import type { ProposalFacts_proposal$key } from '#web/__generated__/ProposalFacts_proposal.graphql.ts'
import { trlWords } from '#web/features/projects/projectWords.ts'
import { Facts } from '#web/ui/Facts.tsx'
import { formatDate, formatTime } from '#web/ui/format.ts'
import { authorOf } from './proposalWords.ts'
import { editableUntilFact } from './editableUntil.ts'

export function ProposalFacts({ proposal: key }: { proposal: ProposalFacts_proposal$key }) {
  const proposal = useFragment(
    graphql`
      fragment ProposalFacts_proposal on Proposal {
        challengeTitle
        stage
        canUpdate
        challenge {
          deadline
          daysLeft
        }
        answerBy
        canRead
        applicantsHidden
        trl
        timeline
        position
        submittedAt
        author {
          name
          department
        }
        coApplicants {
          answer
          user {
            name
          }
        }
        project {
          path
          title
        }
      }
    `,
    key,
  )
  const { author, applicantsHidden, position, coApplicants, project, canRead, answerBy } = proposal
  const standing = coApplicants.flatMap(({ user, answer }) =>
    user && answer !== 'DECLINED' ? [answer === 'ASKED' ? texts.invited({ name: user.name }) : user.name] : [],
  )
  const until = editableUntilFact(proposal)
  return (
    <Facts
      facts={[
        [texts.challenge(), proposal.challengeTitle],
        ...(until ? [until] : []),
        [texts.promisedAnswer(), answerBy && formatDate(answerBy)],
        ...(canRead
          ? ([
              [texts.author(), listed([authorOf({ author, applicantsHidden }), position, author?.department])],
              [texts.coApplicants(), listed(standing)],
              [texts.technologyReadinessLevel(), proposal.trl && trlWords(proposal.trl)],
              [texts.estimatedTimeline(), proposal.timeline],
              [texts.submitted(), proposal.submittedAt && formatTime(proposal.submittedAt)],
              [
                texts.linkedProject(),
                project && (
                  <Link key="project" to={project.path}>
                    {project.title}
                  </Link>
                ),
              ],
            ] as const)
          : []),
      ]}
    />
  )
}
