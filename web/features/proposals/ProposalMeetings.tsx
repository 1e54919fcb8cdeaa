/** The meetings about a proposal to which the viewer is asked; who is to ask are its applicants and, once named, the company. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/proposals/proposalMeetings.js'
import type { ProposalMeetings_proposal$key } from '#web/__generated__/ProposalMeetings_proposal.graphql.ts'
import { useAllowed } from '#web/app/AppContext.tsx'
import { aboutOf, proposalTitle } from '#web/features/meetings/about.ts'
import { MeetingsSection } from '#web/features/meetings/MeetingsSection.tsx'

export function ProposalMeetings({ proposal: key }: { proposal: ProposalMeetings_proposal$key }) {
  const proposal = useFragment(
    graphql`
      fragment ProposalMeetings_proposal on Proposal {
        id
        title
        stage
        companyHidden
        applicantsHidden
        challengeTitle
        author {
          id
          name
        }
        coApplicants {
          answer
          user {
            id
            name
          }
        }
        challenge {
          owner {
            id
            name
          }
        }
        meetings {
          ...MeetingsSection_meetings
        }
      }
    `,
    key,
  )
  const { id, stage, companyHidden, applicantsHidden, author, coApplicants, challenge, meetings } = proposal
  const posts = useAllowed('CHALLENGE_MANAGE')
  const people = [
    author,
    ...coApplicants.map(({ user, answer }) => (answer === 'DECLINED' ? null : user)),
    // A draft is nobody's business but its applicants'.
    stage === 'DRAFT' || companyHidden || applicantsHidden ? null : challenge?.owner,
  ]
  const waiting = companyHidden
    ? texts.yourCompanyIsAnonymousTo()
    : applicantsHidden
      ? texts.theApplicantsAreNotNamed()
      : null
  return (
    <MeetingsSection
      meetings={meetings}
      about={aboutOf('Proposal', { id, title: proposalTitle(proposal) })}
      people={people.flatMap((one) => one ?? [])}
      {...(waiting && posts ? { onHold: waiting } : {})}
    />
  )
}
