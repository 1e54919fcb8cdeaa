/** Proposes a meeting about a project, or about one's interest in it; a meeting that is planned is said instead. */
import { Button } from '@chakra-ui/react'
import { CalendarCheck } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/interests/actions.js'
import type { MeetAboutProject_project$key } from '#web/__generated__/MeetAboutProject_project.graphql.ts'
import { aboutOf } from '#web/features/meetings/about.ts'
import { ProposeMeeting } from '#web/features/meetings/ProposeMeeting.tsx'
import { formatDate } from '#web/ui/format.ts'

export function MeetAboutProject({ project: key }: { project: MeetAboutProject_project$key }) {
  const { id, title, canExpressInterest, owner, ownInterests } = useFragment(
    graphql`
      fragment MeetAboutProject_project on Project {
        id
        title
        canExpressInterest
        owner {
          id
          name
        }
        ownInterests {
          id
          title
          isOver
          leadSince
          contact {
            id
            name
          }
          meetings {
            path
            state
            startsAt
            endsAt
          }
        }
      }
    `,
    key,
  )
  const [now] = useState(() => new Date().toISOString())
  const standing = ownInterests.find(({ isOver }) => !isOver)
  if (!standing && !canExpressInterest) return null
  const next = (standing?.meetings ?? [])
    .flatMap((meeting) => meeting ?? [])
    .find(({ state, endsAt }) => (state === 'PROPOSED' || state === 'CONFIRMED') && endsAt > now)
  if (next)
    return (
      <Button asChild variant="outline">
        <Link to={next.path}>
          <CalendarCheck size={16} aria-hidden />
          {next.state === 'CONFIRMED'
            ? texts.meetingOn({ date: formatDate(next.startsAt) })
            : texts.meetingProposedFor({ date: formatDate(next.startsAt) })}
        </Link>
      </Button>
    )
  const people = standing ? [standing.contact, standing.leadSince ? owner : null] : [owner]
  return (
    <ProposeMeeting
      variant="outline"
      about={standing ? aboutOf('InvestmentInterest', standing) : aboutOf('Project', { id, title })}
      people={people.flatMap((one) => one ?? [])}
    />
  )
}
