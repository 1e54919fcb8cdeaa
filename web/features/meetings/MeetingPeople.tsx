/** Who is asked to a meeting, what they answered, and the viewer's own answer once the time is known. */
import { Button, HStack, IconButton, Stack, Text } from '@chakra-ui/react'
import { Trash2, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/meetings/meetingPeople.js'
import { addMeetingParticipantsRules } from '#api/features/calendar/meeting.rules.ts'
import type { MeetingPeople_meeting$key } from '#web/__generated__/MeetingPeople_meeting.graphql.ts'
import { PeopleField } from '#web/features/people/PeopleField.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { answerTones } from './meetingWords.ts'
import { useMeeting } from './useMeeting.ts'

const partWords = {
  ORGANIZER: texts.organizer(),
  EXPERT: texts.expert(),
  REQUIRED: '',
  OPTIONAL: texts.optional(),
} as const
const comes = {
  WAITING: texts.notAnswered(),
  ACCEPTED: texts.comes(),
  TENTATIVE: texts.maybe(),
  DECLINED: texts.doesNotCome(),
} as const
const answers = ['ACCEPTED', 'TENTATIVE', 'DECLINED'] as const
const own = { ACCEPTED: texts.accept(), TENTATIVE: texts.maybe(), DECLINED: texts.decline() } as const

const rules = addMeetingParticipantsRules.pick(['userIds'])

export function MeetingPeople({ meeting: key }: { meeting: MeetingPeople_meeting$key }) {
  const { id, kind, state, participants, canOrganize, canAnswer } = useFragment(
    graphql`
      fragment MeetingPeople_meeting on Meeting {
        id
        kind
        state
        canOrganize
        canAnswer
        participants {
          name
          role
          answer
          comment
          isViewer
          user {
            id
          }
        }
      }
    `,
    key,
  )
  const { answer, add, remove, pending } = useMeeting()
  const confirm = useConfirm()
  const [open, setOpen] = useState(false)
  const isOpen = state === 'PROPOSED' || state === 'CONFIRMED'
  const mayAnswer = canAnswer && (state === 'CONFIRMED' || (kind === 'BOOKING' && state === 'PROPOSED'))
  const mine = participants.find(({ isViewer }) => isViewer)?.answer
  const present = participants.flatMap(({ user }) => user?.id ?? [])
  const guests = participants.filter(({ role }) => role !== 'ORGANIZER').length
  return (
    <Section title={texts.people()}>
      <Stack as="ul" gap="3" listStyleType="none">
        {participants.map(({ name, role, answer: given, comment, user }) => (
          <HStack as="li" key={user?.id ?? name} gap="2" wrap="wrap">
            <Text fontWeight="medium">{name}</Text>
            {partWords[role] && <Tag tone="brand">{partWords[role]}</Tag>}
            {role !== 'ORGANIZER' && <Tag tone={answerTones[given]}>{comes[given]}</Tag>}
            {comment && <Text color="fg.muted">{comment}</Text>}
            {canOrganize && isOpen && user && role !== 'ORGANIZER' && guests > 1 && (
              <IconButton
                size="xs"
                variant="ghost"
                aria-label={texts.remove({ name })}
                disabled={pending}
                onClick={() =>
                  confirm({
                    title: texts.removeName({ name }),
                    message: texts.thePersonIsTold(),
                    confirm: texts.remove2(),
                    danger: true,
                    onConfirm: async () => (await remove({ input: { id, userId: user.id } })).ok,
                  })
                }
              >
                <Trash2 size={14} />
              </IconButton>
            )}
          </HStack>
        ))}
      </Stack>
      {mayAnswer && (
        <HStack wrap="wrap" role="group" aria-label={texts.yourAnswer()}>
          {answers
            .filter((one) => kind !== 'BOOKING' || one !== 'TENTATIVE')
            .map((one) => (
              <Button
                key={one}
                size="sm"
                variant={one === mine ? 'solid' : 'outline'}
                aria-pressed={one === mine}
                disabled={pending}
                onClick={() => void answer({ input: { id, answer: one } })}
              >
                {own[one]}
              </Button>
            ))}
        </HStack>
      )}
      {canOrganize && isOpen && (
        <HStack>
          <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
            <UserPlus size={14} aria-hidden />
            {texts.askMorePeople()}
          </Button>
        </HStack>
      )}
      <FormDialog
        call="addMeetingParticipants"
        open={open}
        onClose={() => setOpen(false)}
        title={texts.askMorePeople()}
        rules={rules}
        initial={{ userIds: [] as string[] }}
        action={({ userIds }) => add({ input: { id, userIds } })}
        submit={texts.ask()}
      >
        <PeopleField name="userIds" without={present} />
      </FormDialog>
    </Section>
  )
}
