/** Who is in a team; for its owner the roles, and for members the way out. */
import { Button, HStack, Stack, Text } from '@chakra-ui/react'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/teams/teamMembers.js'
import { removeTeamMemberRules } from '#api/features/teams/team.rules.ts'
import type { TeamMembers_team$key } from '#web/__generated__/TeamMembers_team.graphql.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { Initials } from '#web/ui/Initials.tsx'
import { ownWay } from '#web/ui/ownWay.tsx'
import { RowMenu } from '#web/ui/RowMenu.tsx'
import { InviteToTeam } from './InviteToTeam.tsx'
import { givenRoles, placesOf, roleWords, type GivenRole } from './teamWords.ts'
import { useTeamPeople } from './useTeamPeople.ts'

const makeWords: Record<GivenRole, string> = {
  EDITOR: texts.makeEditor(),
  MEMBER: texts.makeMember(),
  OBSERVER: texts.makeObserver(),
}

/** The other roles that an owner can give; only researchers are editors. */
const rolesFor = (role: string, isResearcher: boolean): GivenRole[] =>
  givenRoles.filter((one) => one !== role && (one !== 'EDITOR' || isResearcher))

interface Person {
  id: string
  name: string
}

export function TeamMembers({ team: key }: { team: TeamMembers_team$key }) {
  const team = useFragment(
    graphql`
      fragment TeamMembers_team on Team {
        id
        name
        memberCount
        maxMembers
        observerCount
        isArchived
        canLead
        canLeave
        members {
          role
          name
          user {
            id
            role
            department
          }
        }
      }
    `,
    key,
  )
  const { id, name, canLead, canLeave, isArchived, members } = team
  const { setRole, handOver, remove, leave, pending } = useTeamPeople()
  const confirm = useConfirm()
  const [removing, setRemoving] = useState<Person | null>(null)
  const leads = canLead && !isArchived
  const actionsFor = (person: Person, role: string, isResearcher: boolean) => [
    ...rolesFor(role, isResearcher).map((one) => ({
      label: makeWords[one],
      onSelect: () => void setRole(id, person.id, one),
    })),
    ...(isResearcher && role !== 'OBSERVER'
      ? [
          {
            label: texts.handTheTeamOver(),
            onSelect: () =>
              confirm({
                title: texts.handTheTeamOverTo({ name: person.name }),
                message: texts.willOwnYouStay({ name: person.name, name2: name }),
                confirm: texts.handOver(),
                onConfirm: async () => (await handOver(id, person.id)).ok,
              }),
          },
        ]
      : []),
    { label: texts.remove(), danger: true, onSelect: () => setRemoving(person) },
  ]
  return (
    <Section title={texts.members()}>
      <Text color="fg.muted" fontSize="sm">
        {placesOf(team)}
      </Text>
      <Stack as="ul" gap="3" listStyleType="none" aria-label={texts.members()}>
        {members.map(({ role, name: person, user }) => (
          <HStack as="li" key={user?.id ?? person} gap="3">
            <Initials name={person} />
            <Stack gap="0" flex="1" minW="0">
              <Text fontWeight="medium">{person}</Text>
              <Text color="fg.muted" fontSize="xs" overflowWrap="anywhere">
                {ownWay(user?.department)}
              </Text>
            </Stack>
            <Tag tone={role === 'OWNER' ? 'brand' : 'neutral'}>{roleWords[role]}</Tag>
            {leads && user && role !== 'OWNER' && (
              <RowMenu
                label={texts.actionsFor({ person })}
                disabled={pending}
                actions={actionsFor({ id: user.id, name: person }, role, user.role === 'RESEARCHER')}
              />
            )}
          </HStack>
        ))}
      </Stack>
      <HStack flexWrap="wrap">
        {leads && <InviteToTeam team={id} present={members.flatMap(({ user }) => user?.id ?? [])} />}
        {canLeave && (
          <Button
            size="sm"
            variant="outline"
            onClick={() =>
              confirm({
                title: texts.leaveTheTeam(),
                message: texts.youNoLongerReadThe({ name }),
                confirm: texts.leave(),
                danger: true,
                onConfirm: async () => (await leave(id)).ok,
              })
            }
          >
            <LogOut size={14} aria-hidden />
            {texts.leave()}
          </Button>
        )}
      </HStack>
      <FormDialog
        call="removeTeamMember"
        open={removing !== null}
        onClose={() => setRemoving(null)}
        title={texts.removeName({ name: removing?.name ?? '' })}
        rules={removeTeamMemberRules.pick(['message'])}
        initial={{ message: '' }}
        action={({ message }) => remove(id, removing!.id, message)}
        submit={texts.remove()}
        danger
      >
        <TextArea name="message" rows={3} hint={texts.optionalThePersonReadsIt()} />
      </FormDialog>
    </Section>
  )
}
