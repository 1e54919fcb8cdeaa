/** When the viewer can be booked: the hours of the week, days off, and the rules of booking. */
import { Button, HStack, Link as TextLink, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/experts/availabilityEditor.js'
import * as counts from '#texts/experts/counts.js'
import { zoneInWords } from '#api/inWords.rules.ts'
import { dayOffRules, setAvailabilityRules } from '#api/features/experts/availability.rules.ts'
import type { AvailabilityEditor_availability$key } from '#web/__generated__/AvailabilityEditor_availability.graphql.ts'
import type { AvailabilityEditorMutation } from '#web/__generated__/AvailabilityEditorMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { DateField, NumberField, SwitchField, TextField } from '#web/ui/form/fields.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { UnsavedChanges } from '#web/ui/form/unsaved.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { formatDate } from '#web/ui/format.ts'
import { Rich } from '#web/ui/Rich.tsx'
import { serviceOf, VideoFields } from '#web/features/meetings/VideoFields.tsx'
import { cellsOf, clockOf, halfHours, hoursOf } from './weekHours.ts'
import { CopyHours } from './CopyHours.tsx'
import { WeekGrid } from './WeekGrid.tsx'

const bookingRules = setAvailabilityRules.omit(['hours', 'exceptions'])
const times = halfHours.map((minute) => ({ value: String(minute), label: clockOf(minute) }))
type Chosen = string | number | null
const minuteOf = (chosen: Chosen) => (chosen === '' || chosen === null ? null : Number(chosen))
const notices = [0, 60, 120, 240, 480, 1440, 2880, 4320, 10_080]
const noticeWords = (minutes: number) =>
  minutes === 0
    ? texts.none()
    : minutes < 1440
      ? counts.hours({ count: minutes / 60 })
      : counts.days({ count: Math.round(minutes / 1440) })

export function AvailabilityEditor({ availability: key }: { availability: AvailabilityEditor_availability$key }) {
  const availability = useFragment(
    graphql`
      fragment AvailabilityEditor_availability on ExpertAvailability {
        timeZone
        hours {
          weekday
          fromMinute
          untilMinute
        }
        exceptions {
          number
          fromDay
          untilDay
          fromMinute
          untilMinute
          note
        }
        minimumNoticeMinutes
        dailyMaximum
        bufferMinutes
        autoConfirm
        videoLink
        videoService
      }
    `,
    key,
  )
  const [save, saving] = useAction<AvailabilityEditorMutation>(
    graphql`
      mutation AvailabilityEditorMutation($input: SetAvailabilityInput!) {
        setAvailability(input: $input) {
          viewer {
            availability {
              ...AvailabilityEditor_availability
            }
          }
        }
      }
    `,
    {
      success: {
        title: texts.availabilitySaved(),
        description: texts.bookedSessionsStay(),
      },
      failure: texts.failedToSave(),
    },
  )
  const kept = useMemo(() => cellsOf(availability.hours), [availability])
  const [changed, setChanged] = useState<ReadonlySet<string> | null>(null)
  const change = (to: (cells: ReadonlySet<string>) => ReadonlySet<string>) => setChanged((before) => to(before ?? kept))
  const [adding, setAdding] = useState(false)
  const { exceptions, minimumNoticeMinutes, ...rules } = availability
  const withOut = (number: number) =>
    exceptions
      .filter((one) => one.number !== number)
      .map(({ fromDay, untilDay, fromMinute, untilMinute, note }) => ({
        fromDay,
        untilDay,
        fromMinute,
        untilMinute,
        note,
      }))
  return (
    <Stack gap="5">
      <Section title={texts.weeklyHours()}>
        {changed && <UnsavedChanges />}
        <Text color="fg.muted">{texts.dragOverTheHalfHours({ timeZone: zoneInWords(availability.timeZone) })}</Text>
        <WeekGrid cells={changed ?? kept} onChange={change} />
        <CopyHours onChange={change} />
        <HStack>
          <Button
            size="sm"
            disabled={changed === null || saving}
            onClick={() =>
              void save({ input: { hours: hoursOf(changed ?? kept) } }).then(({ ok }) => ok && setChanged(null))
            }
          >
            {texts.saveHours()}
          </Button>
          <Button size="sm" variant="outline" disabled={changed === null} onClick={() => setChanged(null)}>
            {texts.discard()}
          </Button>
        </HStack>
      </Section>
      <Section title={texts.daysOffAndOtherHours()}>
        {exceptions.length === 0 && <Text color="fg.muted">{texts.noneAhead()}</Text>}
        <Stack as="ul" gap="2" listStyleType="none">
          {exceptions.map(({ number, fromDay, untilDay, fromMinute, untilMinute, note }) => (
            <HStack as="li" key={number} justifyContent="space-between">
              <Text>
                {fromDay === untilDay ? formatDate(fromDay) : `${formatDate(fromDay)} – ${formatDate(untilDay)}`}
                {fromMinute != null && untilMinute != null
                  ? texts.availableTo({
                      fromMinute: clockOf(fromMinute),
                      untilMinute: clockOf(untilMinute),
                    })
                  : texts.notAvailable()}
                {note && ` · ${note}`}
              </Text>
              <Button
                size="xs"
                variant="outline"
                disabled={saving}
                aria-label={texts.removeFromDay({ fromDay: formatDate(fromDay) })}
                onClick={() => void save({ input: { exceptions: withOut(number) } })}
              >
                {texts.remove()}
              </Button>
            </HStack>
          ))}
        </Stack>
        <Button size="sm" alignSelf="start" variant="outline" onClick={() => setAdding(true)}>
          {texts.addDays()}
        </Button>
      </Section>
      <Section title={texts.booking()}>
        <Form
          call="setAvailability"
          rules={bookingRules}
          initial={{
            autoConfirm: rules.autoConfirm,
            bufferMinutes: rules.bufferMinutes,
            videoLink: rules.videoLink,
            videoService: (rules.videoService ?? '') as string,
            dailyMaximum: rules.dailyMaximum ?? null,
            minimumNoticeMinutes: String(minimumNoticeMinutes),
          }}
          action={({ minimumNoticeMinutes: notice, videoService, ...input }) =>
            save({
              input: { ...input, videoService: serviceOf(videoService), minimumNoticeMinutes: Number(notice) },
            })
          }
          actions={<SubmitButton alignSelf="start">{texts.save()}</SubmitButton>}
        >
          <SelectField
            name="minimumNoticeMinutes"
            choices={[...new Set([...notices, minimumNoticeMinutes])]
              .toSorted((one, other) => one - other)
              .map((minutes) => ({ value: String(minutes), label: noticeWords(minutes) }))}
          />
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
            <NumberField name="dailyMaximum" hint={texts.emptyMeansAnyNumber()} />
            <NumberField name="bufferMinutes" hint={texts.inMinutes()} />
          </SimpleGrid>
          <VideoFields hint={texts.newSessionsGetIt()} />
          <Text color="fg.muted">
            <Rich
              text={texts.connectCalendar()}
              parts={{
                settings: (words) => (
                  <TextLink asChild textDecoration="underline">
                    <Link to="/settings?section=calendars">{words}</Link>
                  </TextLink>
                ),
              }}
            />
          </Text>
          <SwitchField name="autoConfirm" hint={texts.otherwiseYouConfirmEachSession()} />
        </Form>
      </Section>
      <FormDialog
        call="setAvailability"
        open={adding}
        onClose={() => setAdding(false)}
        title={texts.daysOffAndOtherHours()}
        rules={dayOffRules}
        initial={{ fromDay: '', untilDay: '', fromMinute: '' as Chosen, untilMinute: '' as Chosen, note: '' }}
        action={({ fromMinute, untilMinute, ...days }) => {
          const hours = { fromMinute: minuteOf(fromMinute), untilMinute: minuteOf(untilMinute) }
          return save({ input: { exceptions: [...withOut(0), { ...days, ...hours }] } })
        }}
        submit={texts.add()}
      >
        <DateField name="fromDay" />
        <DateField name="untilDay" />
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          <SelectField
            name="fromMinute"
            placeholder={texts.notAvailable2()}
            choices={times}
            hint={texts.leaveEmptyForDaysOff()}
          />
          <SelectField name="untilMinute" placeholder={texts.notAvailable2()} choices={times} />
        </SimpleGrid>
        <TextField name="note" autoComplete="off" hint={texts.onlyYouSeeIt()} />
      </FormDialog>
    </Stack>
  )
}
