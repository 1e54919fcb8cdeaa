/** Everything of a team that the viewer may read: what it does, whom it looks for, its people, projects, files and talk. */
import { Flex, Stack, Text } from '@chakra-ui/react'
import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as joining from '#texts/teams/joinTeam.js'
import * as texts from '#texts/teams/teamView.js'
import type { TeamView_team$key } from '#web/__generated__/TeamView_team.graphql.ts'
import { Facts, Section } from '#web/ui/Facts.tsx'
import type { RecordAction } from '#web/ui/record/RecordActions.tsx'
import type { Back } from '#web/ui/record/RecordMissing.tsx'
import { RecordPage } from '#web/ui/record/RecordPage.tsx'
import { formatDate } from '#web/ui/format.ts'
import { MarkdownText } from '#web/ui/Markdown.tsx'
import { BecomeMember } from './BecomeMember.tsx'
import { JoinTeam } from './JoinTeam.tsx'
import { RecordHistory } from '#web/features/history/RecordHistory.tsx'
import { teamHistory } from './teamHistory.ts'
import { Skills, TeamBadges } from './TeamBadges.tsx'
import { TeamDiscussion } from './TeamDiscussion.tsx'
import { FilesSection } from '#web/features/files/FilesSection.tsx'
import { usePin } from '#web/features/pins/usePin.ts'
import { useReaders } from '#web/features/readers/useReaders.tsx'
import { useTranslation } from '#web/features/translations/useTranslation.tsx'
import { Invitation } from './TeamInvitations.tsx'
import { NeededSkills } from './NeededSkills.tsx'
import { TeamMembers } from './TeamMembers.tsx'
import { TeamOpenings } from './TeamOpenings.tsx'
import { TeamProjects } from './TeamProjects.tsx'
import { TeamUpdates } from './TeamUpdates.tsx'
import { TeamWaiting } from './TeamWaiting.tsx'
import { joiningWords, placesOf } from './teamWords.ts'
import { useArchiveTeam } from './useArchiveTeam.tsx'

interface Props {
  team: TeamView_team$key
  /** The way back to the list, on a page. */
  back?: Back
}

export function TeamView({ team: key, back }: Props) {
  const team = useFragment(
    graphql`
      fragment TeamView_team on Team {
        name
        description
        department
        type
        tags
        joining
        memberCount
        maxMembers
        observerCount
        isArchived
        archivedAt
        archiveReason
        createdAt
        myRole
        number
        canReadWork
        canUpdate
        canLead
        myInvitation {
          ...TeamInvitations_invitation
        }
        canRequestMembership
        ...JoinTeam_team
        ...BecomeMember_team
        ...TeamMembers_team
        ...TeamWaiting_team
        ...TeamOpenings_team
        ...NeededSkills_team
        ...TeamProjects_team
        ...FilesSection_record
        ...TeamDiscussion_team
        ...RecordHistory_record
        ...useArchiveTeam_team
        ...usePin_record
        ...useReaders_record
        ...useTranslation_record
      }
    `,
    key,
  )
  const archive = useArchiveTeam(team)
  const translation = useTranslation(team)
  const readers = useReaders(team)
  const pin = usePin(team)
  const actions: RecordAction[] = [
    ...(team.canUpdate && !team.isArchived
      ? [{ next: true, label: texts.edit(), icon: Pencil, to: `/researchers/teams/${team.number}/edit` }]
      : []),
    ...translation.actions,
    ...readers.actions,
    ...pin,
    ...(team.canLead ? [archive.action] : []),
  ]
  return (
    <RecordPage
      title={team.name}
      badges={
        <>
          <TeamBadges team={team} />
          {translation.link}
        </>
      }
      actions={actions}
      {...(back && { back })}
      notices={
        <>
          {team.isArchived && (
            <Text role="note" bg="bg.muted" borderRadius="md" padding="4">
              {texts.thisTeamIsInThe({
                archivedAt: formatDate(team.archivedAt),
                archiveReason: team.archiveReason,
              })}
            </Text>
          )}
          {team.myInvitation && (
            <Section title={texts.yourInvitation()}>
              <Stack as="ul" listStyleType="none">
                <Invitation invitation={team.myInvitation} />
              </Stack>
            </Section>
          )}
          {team.canReadWork && <TeamUpdates number={team.number} />}
          {!team.myRole && !team.isArchived && !team.myInvitation && (
            <Offer words={`${joiningWords[team.joining]} · ${placesOf(team)}`}>
              <JoinTeam team={team} />
            </Offer>
          )}
          {team.canRequestMembership && !team.isArchived && (
            <Offer words={joining.youObserve()}>
              <BecomeMember team={team} />
            </Offer>
          )}
          <TeamWaiting team={team} />
        </>
      }
      rail={
        <>
          <TeamMembers team={team} />
          <Section title={texts.details()}>
            <Facts
              facts={[
                [texts.type(), team.type],
                [texts.department(), team.department || texts.acrossDepartments()],
                [texts.joining(), joiningWords[team.joining]],
                [texts.members(), placesOf(team)],
                [texts.made(), formatDate(team.createdAt)],
              ]}
            />
          </Section>
          <FilesSection record={team} insiders={texts.theTeamsMembers()} />
          <RecordHistory record={team} words={teamHistory} title={texts.activity()} />
        </>
      }
    >
      <Section title={texts.aboutTheTeam()}>
        {team.description ? (
          <MarkdownText under={2} dir="auto">
            {team.description}
          </MarkdownText>
        ) : (
          <Text color="fg.muted">{texts.nothingIsWrittenYet()}</Text>
        )}
        <Skills skills={team.tags} />
      </Section>
      <TeamOpenings team={team} />
      <NeededSkills team={team} />
      <TeamProjects team={team} />
      {team.canReadWork && <TeamDiscussion team={team} />}
      {archive.dialogs}
      {translation.dialog}
      {readers.dialog}
    </RecordPage>
  )
}

const Offer = ({ words, children }: { words: string; children: ReactNode }) => (
  <Flex gap="3" alignItems="center" wrap="wrap" bg="bg.panel" borderWidth="1px" borderRadius="md" padding="4">
    <Text flex="1" minW="200px">
      {words}
    </Text>
    {children}
  </Flex>
)
