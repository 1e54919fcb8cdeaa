/** What a meeting is, who comes, and what the viewer can do about it. */
import { Link as TextLink, Stack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/meetings/meetingDetails.js'
import type { MeetingDetails_meeting$key } from '#web/__generated__/MeetingDetails_meeting.graphql.ts'
import { useAllowed, useViewer } from '#web/app/AppContext.tsx'
import { useReaders } from '#web/features/readers/useReaders.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { clockTime, dayOf, longDay } from '#web/ui/calendar/days.ts'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { formatTime } from '#web/ui/format.ts'
import { MarkdownText } from '#web/ui/Markdown.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { RecordActions } from '#web/ui/record/RecordActions.tsx'
import { WrittenText } from '#web/ui/WrittenText.tsx'
import { aboutWords, proposalTitle } from './about.ts'
import { meetingStateWords, kindWords, stateTones } from './meetingWords.ts'
import { MeetingActions } from './MeetingActions.tsx'
import { MeetingPeople } from './MeetingPeople.tsx'
import { MeetingTasks } from './MeetingTasks.tsx'
import { MeetingVideo } from './MeetingVideo.tsx'
import { MeetingTimes } from './MeetingTimes.tsx'
import { universityTime, ZoneWords } from './ZoneWords.tsx'

export function MeetingDetails({ meeting: key }: { meeting: MeetingDetails_meeting$key }) {
  const { timeZone } = useViewer()
  // Experts read the ideas that they validate, but not on their page.
  const opensIdeas = useAllowed('IDEA_SANDBOX')
  const meeting = useFragment(
    graphql`
      fragment MeetingDetails_meeting on Meeting {
        id
        number
        kind
        state
        title
        startsAt
        endsAt
        agenda
        notes
        location
        videoLink
        video {
          service
        }
        ...MeetingVideo_meeting
        reason
        organizer {
          name
        }
        cancelledBy {
          name
        }
        project {
          path
          title
        }
        proposal {
          path
          title
          challengeTitle
        }
        collaboration {
          path
          title
        }
        investmentInterest {
          title
          path
        }
        idea {
          title
          path
        }
        supportRequest {
          title
          path
        }
        moves {
          fromStart
          reason
          at
          by {
            name
          }
        }
        ...MeetingActions_meeting
        ...MeetingTimes_meeting
        ...MeetingPeople_meeting
        ...MeetingTasks_meeting
        ...useReaders_record
      }
    `,
    key,
  )
  const readers = useReaders(meeting)
  const { kind, state, startsAt, endsAt, agenda, notes, location, videoLink, video, reason, moves } = meeting
  const { project, proposal, collaboration, investmentInterest, idea, supportRequest } = meeting
  const abouts = [
    ['Project', project],
    ['Proposal', proposal && { path: proposal.path, title: proposalTitle(proposal) }],
    ['Collaboration', collaboration],
    ['InvestmentInterest', investmentInterest],
    ['Idea', idea && { path: opensIdeas ? idea.path : null, title: idea.title }],
    ['SupportRequest', supportRequest],
  ] as const
  const span = texts.to({
    startsAt: longDay(dayOf(startsAt, timeZone)),
    startsAt2: clockTime(startsAt, timeZone),
    endsAt: clockTime(endsAt, timeZone),
  })
  const fixed = state !== 'PROPOSED' || kind !== 'MEETING'
  return (
    <>
      <PageHeader
        title={meeting.title}
        description={
          <>
            <Tag>{kindWords[kind]}</Tag> <Tag tone={stateTones[state]}>{meetingStateWords[state]}</Tag> <ZoneWords />
          </>
        }
        actions={
          <>
            <MeetingActions meeting={meeting} />
            {readers.actions.length > 0 && <RecordActions title={meeting.title} actions={readers.actions} />}
          </>
        }
      />
      <Stack gap="4">
        <Section title={texts.whatAndWhen()}>
          <Facts
            facts={[
              [texts.when(), fixed && [span, universityTime(startsAt, timeZone)].filter(Boolean).join('\n')],
              [texts.organizer(), meeting.organizer?.name],
              [texts.place(), location],
              [texts.video(), videoLink && <VideoLink to={videoLink} key="video" />],
              ...abouts.map(
                ([about, one]) =>
                  [
                    aboutWords[about],
                    one && (
                      <To key={about} path={one.path}>
                        {one.title}
                      </To>
                    ),
                  ] as const,
              ),
              [
                state === 'DECLINED' ? texts.declined() : texts.cancelled(),
                (state === 'CANCELLED' || state === 'DECLINED') &&
                  `${meeting.cancelledBy ? texts.by({ cancelledBy: meeting.cancelledBy.name }) : texts.itIsOff()}${reason ? `: ${reason}` : ''}`,
              ],
            ]}
          />
          {video && (state === 'PROPOSED' || state === 'CONFIRMED') && <MeetingVideo meeting={meeting} />}
          {agenda &&
            // A session's is the question that its form took as plain text.
            (kind === 'SESSION' ? (
              <WrittenText>{agenda}</WrittenText>
            ) : (
              <MarkdownText under={2} dir="auto">
                {agenda}
              </MarkdownText>
            ))}
        </Section>
        <MeetingTimes meeting={meeting} />
        <MeetingPeople meeting={meeting} />
        {notes && (
          <Section title={texts.notes()}>
            <MarkdownText under={2} dir="auto">
              {notes}
            </MarkdownText>
          </Section>
        )}
        <MeetingTasks meeting={meeting} />
        {moves && moves.length > 0 && (
          <Section title={texts.moved()}>
            <Facts
              columns={1}
              facts={moves.map((move) => [
                move.by ? texts.movedBy({ at: formatTime(move.at), name: move.by.name }) : formatTime(move.at),
                move.reason
                  ? texts.itWasToBeOnReason({ fromStart: formatTime(move.fromStart), reason: move.reason })
                  : texts.itWasToBeOn({ fromStart: formatTime(move.fromStart) }),
              ])}
            />
          </Section>
        )}
      </Stack>
      {readers.dialog}
    </>
  )
}

const VideoLink = ({ to }: { to: string }) => (
  <TextLink href={to} target="_blank" rel="noreferrer" textDecoration="underline">
    {to}
  </TextLink>
)

/** A link, or plain words for those who have no page of it. */
const To = ({ path, children }: { path: string | null; children: string }) =>
  path ? (
    <TextLink asChild textDecoration="underline">
      <Link to={path}>{children}</Link>
    </TextLink>
  ) : (
    children
  )
