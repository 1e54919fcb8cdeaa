/** The proposed times: what everybody answered, the viewer's own answer, and for the organizer the choice of one. */
import { Button, Flex, HStack, NativeSelect, Stack, Text } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/meetings/meetingTimes.js'
import type { MeetingTimes_meeting$key } from '#web/__generated__/MeetingTimes_meeting.graphql.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { formatTime } from '#web/ui/format.ts'
import { answerTones, answerWords } from './meetingWords.ts'
import { useMeeting } from './useMeeting.ts'

type Answer = 'ACCEPTED' | 'TENTATIVE' | 'DECLINED'
const choices: Answer[] = ['ACCEPTED', 'TENTATIVE', 'DECLINED']

export function MeetingTimes({ meeting: key }: { meeting: MeetingTimes_meeting$key }) {
  const { id, kind, state, title, times, canOrganize, canAnswer } = useFragment(
    graphql`
      fragment MeetingTimes_meeting on Meeting {
        id
        kind
        state
        title
        canOrganize
        canAnswer
        times {
          number
          startsAt
          answers {
            answer
            participant {
              name
              isViewer
            }
          }
        }
      }
    `,
    key,
  )
  const { answerMeetingTimes, fix, pending } = useMeeting()
  const confirm = useConfirm()
  const [given, setGiven] = useState<Record<number, Answer>>({})
  const [sending, setSending] = useState(false)
  if (kind !== 'MEETING' || state !== 'PROPOSED' || !times?.length) return null
  const own = (number: number): Answer => {
    const before = times.find((time) => time.number === number)?.answers.find(({ participant }) => participant.isViewer)
    return given[number] ?? (before?.answer as Answer | undefined) ?? 'ACCEPTED'
  }
  const chosen = (answer: Answer) => times.map(({ number }) => number).filter((number) => own(number) === answer)
  const send = async () => {
    setSending(true)
    await answerMeetingTimes({ input: { id, yes: chosen('ACCEPTED'), ifNeeded: chosen('TENTATIVE') } })
    setSending(false)
  }
  const choose = (time: { number: number; startsAt: string }) =>
    confirm({
      title: texts.fixThisTime(),
      message: texts.isThenOn({ title, startsAt: formatTime(time.startsAt) }),
      confirm: texts.fixTheTime(),
      onConfirm: async () => (await fix({ input: { id, time: time.number } })).ok,
    })
  return (
    <Section title={texts.proposedTimes()}>
      <Stack as="ul" listStyleType="none" gap="0" aria-label={texts.proposedTimesAndAnswers()}>
        {times.map((time, at) => (
          <Flex
            as="li"
            key={time.number}
            gap="3"
            wrap="wrap"
            alignItems="center"
            paddingY="3"
            borderTopWidth={at ? '1px' : '0'}
          >
            <Text fontWeight="medium" minW="48">
              {formatTime(time.startsAt)}
            </Text>
            <HStack wrap="wrap" gap="1" flex="1 1 220px">
              {time.answers.map(({ answer, participant }) => (
                <Tag key={participant.name} tone={answerTones[answer]}>
                  {participant.name}: {answerWords[answer]}
                </Tag>
              ))}
              {!time.answers.length && <Text color="fg.muted">{texts.noAnswersYet()}</Text>}
            </HStack>
            {canAnswer && (
              <NativeSelect.Root size="sm" width="36">
                <NativeSelect.Field
                  aria-label={texts.yourAnswerTo({ startsAt: formatTime(time.startsAt) })}
                  value={own(time.number)}
                  onChange={({ target }) => setGiven({ ...given, [time.number]: target.value as Answer })}
                >
                  {choices.map((one) => (
                    <option key={one} value={one}>
                      {answerWords[one]}
                    </option>
                  ))}
                </NativeSelect.Field>
                <NativeSelect.Indicator />
              </NativeSelect.Root>
            )}
            {canOrganize && (
              <Button
                size="xs"
                variant="outline"
                disabled={pending}
                aria-label={texts.fixStartsAt({ startsAt: formatTime(time.startsAt) })}
                onClick={() => choose(time)}
              >
                <Check size={14} aria-hidden />
                {texts.fix()}
              </Button>
            )}
          </Flex>
        ))}
      </Stack>
      {canAnswer && (
        <Stack direction="row">
          <Button size="sm" loading={sending} onClick={() => void send()}>
            {texts.sendYourAnswer()}
          </Button>
        </Stack>
      )}
    </Section>
  )
}
