/** Who works on a project and how far it is; joining, leaving, and for its lead the answers and the roles. */
import { Button, Flex, HStack, Stack, Text } from '@chakra-ui/react'
import { ArrowRightLeft, LogOut, Pencil, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/projects/projectTeam.js'
import { requestToJoinProjectRules, setProjectProgressRules } from '#api/features/projects/member.rules.ts'
import type { ProjectTeam_project$key } from '#web/__generated__/ProjectTeam_project.graphql.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { formatDate } from '#web/ui/format.ts'
import { NumberField, TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { Initials } from '#web/ui/Initials.tsx'
import { ProgressBar } from '#web/ui/ProgressBar.tsx'
import { RowMenu } from '#web/ui/RowMenu.tsx'
import { AddMember } from './AddMember.tsx'
import { TransferProject } from './TransferProject.tsx'
import { useMembers } from './useMembers.ts'

const roleWords = { LEAD: texts.lead(), EDITOR: texts.editor(), VIEWER: texts.viewer() } as const

export function ProjectTeam({ project: key }: { project: ProjectTeam_project$key }) {
  const project = useFragment(
    graphql`
      fragment ProjectTeam_project on Project {
        id
        title
        progress
        canLead
        canTransferProject
        owner {
          id
          name
        }
        canJoin
        canLeave
        joinAsked
        members {
          role
          user {
            id
            name
            department
            profileImage
          }
        }
        joinRequests {
          message
          createdAt
          user {
            id
            name
            department
            profileImage
          }
        }
      }
    `,
    key,
  )
  const { id, title, progress, owner, canLead, canTransferProject, canJoin, canLeave, joinAsked } = project
  const { answer, setMember, remove, leave, ask, setProgress, pending } = useMembers()
  const confirm = useConfirm()
  const [open, setOpen] = useState<'join' | 'progress' | null>(null)
  const [heir, setHeir] = useState<string | null>(null)
  const people = (project.members ?? []).flatMap(({ role, user }) => (user ? [{ role, user }] : []))
  const requests = (project.joinRequests ?? []).flatMap(({ user, ...rest }) => (user ? [{ user, ...rest }] : []))
  if (!people.length && !canJoin && !canTransferProject) return null
  const close = () => setOpen(null)
  const askToRemove = (user: { id: string; name: string }) =>
    confirm({
      title: texts.remove({ name: user.name }),
      message: texts.isToldAndNoLonger({ name: user.name, title }),
      confirm: texts.remove2(),
      danger: true,
      onConfirm: async () => (await remove(id, user.id)).ok,
    })
  return (
    <Section title={texts.team()}>
      <Stack gap="1">
        <Text fontSize="sm">{texts.progress({ progress })}</Text>
        <ProgressBar label={texts.progress({ progress })} percent={progress} />
      </Stack>
      {people.length > 0 && (
        <Stack as="ul" gap="3" listStyleType="none">
          {people.map(({ role, user }) => (
            <HStack as="li" key={user.id} gap="3">
              <Person {...user} below={user.department} />
              <Tag tone={role === 'LEAD' ? 'brand' : 'neutral'}>{roleWords[role]}</Tag>
              {canLead && role !== 'LEAD' && (
                <RowMenu
                  label={texts.actionsFor({ name: user.name })}
                  disabled={pending}
                  actions={[
                    role === 'VIEWER'
                      ? { label: texts.makeEditor(), onSelect: () => void setMember(id, user.id, 'EDITOR') }
                      : {
                          label: texts.makeViewer(),
                          onSelect: () => void setMember(id, user.id, 'VIEWER'),
                        },
                    ...(canTransferProject
                      ? [{ label: texts.makeOwnerAndLead(), onSelect: () => setHeir(user.id) }]
                      : []),
                    { label: texts.remove2(), danger: true, onSelect: () => askToRemove(user) },
                  ]}
                />
              )}
            </HStack>
          ))}
        </Stack>
      )}
      {requests.length > 0 && (
        <Stack as="ul" gap="3" listStyleType="none" aria-label={texts.requestsToJoin()}>
          {requests.map(({ user, message, createdAt }) => (
            <Flex as="li" key={user.id} gap="3" wrap="wrap">
              <Person {...user} below={texts.asksToJoinSince({ createdAt: formatDate(createdAt), message })} />
              <HStack>
                <Button size="xs" disabled={pending} onClick={() => void answer(id, user.id, true)}>
                  {texts.accept()}
                </Button>
                <Button size="xs" variant="outline" disabled={pending} onClick={() => void answer(id, user.id, false)}>
                  {texts.decline()}
                </Button>
              </HStack>
            </Flex>
          ))}
        </Stack>
      )}
      <HStack flexWrap="wrap">
        {canLead && <AddMember project={id} present={people.map(({ user }) => user.id)} />}
        {canLead && (
          <Button size="sm" variant="outline" onClick={() => setOpen('progress')}>
            <Pencil size={14} aria-hidden />
            {texts.setProgress()}
          </Button>
        )}
        {canTransferProject && (
          <Button size="sm" variant="outline" onClick={() => setHeir('')}>
            <ArrowRightLeft size={14} aria-hidden />
            {texts.handOver()}
          </Button>
        )}
        {canJoin && (
          <Button size="sm" disabled={joinAsked} onClick={() => setOpen('join')}>
            <UserPlus size={14} aria-hidden />
            {joinAsked ? texts.askedToJoin() : texts.askToJoin()}
          </Button>
        )}
        {canLeave && (
          <Button
            size="sm"
            variant="outline"
            onClick={() =>
              confirm({
                title: texts.leaveTheProject(),
                message: title,
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
      <TransferProject project={project} owner={owner ?? null} to={heir} onClose={() => setHeir(null)} />
      <FormDialog
        call="requestToJoinProject"
        open={open === 'join'}
        onClose={close}
        title={texts.askToJoinTitle({ title })}
        rules={requestToJoinProjectRules.omit(['id'])}
        initial={{ message: '' }}
        action={({ message }) => ask(id, message)}
        submit={texts.ask()}
      >
        <TextArea name="message" rows={3} hint={texts.whatYouWouldBringThe()} />
      </FormDialog>
      <FormDialog
        call="setProjectProgress"
        open={open === 'progress'}
        onClose={close}
        title={texts.progress2()}
        rules={setProjectProgressRules.omit(['id'])}
        initial={{ progress, note: '' }}
        action={(values) => setProgress(id, values)}
        submit={texts.save()}
      >
        <NumberField name="progress" hint={texts.percent0100()} />
        <TextArea name="note" rows={3} />
      </FormDialog>
    </Section>
  )
}

interface Pictured {
  name: string
  profileImage: string | null | undefined
  below: string
}

const Person = ({ name, profileImage, below }: Pictured) => (
  <HStack gap="3" flex="1" minW={{ base: '32', sm: '200px' }}>
    <Initials name={name} image={profileImage} />
    <Stack gap="0" flex="1" minW="0">
      <Text fontWeight="medium">{name}</Text>
      <Text color="fg.muted" fontSize="xs" overflowWrap="anywhere">
        {below}
      </Text>
    </Stack>
  </HStack>
)
