/** When the viewer can be booked: the hours of the week, days off, and the rules of booking. */
import { Button, HStack, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { zoneInWords } from '#api/inWords.rules.ts'
import { dayOffRules, setAvailabilityRules } from '#api/features/experts/availability.rules.ts'
import type { AvailabilityEditor_expert$key } from '#web/__generated__/AvailabilityEditor_expert.graphql.ts'
import type { AvailabilityEditorMutation } from '#web/__generated__/AvailabilityEditorMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { DateField, NumberField, SwitchField, TextField } from '#web/ui/form/fields.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { UnsavedChanges } from '#web/ui/form/unsaved.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { formatDate, formatMany } from '#web/ui/format.ts'
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
    ? 'None'
    : minutes < 1440
      ? formatMany(minutes / 60, 'hour')
      : formatMany(Math.round(minutes / 1440), 'day')

export function AvailabilityEditor({ expert: key }: { expert: AvailabilityEditor_expert$key }) {
  const { availability } = useFragment(
    graphql`
      fragment AvailabilityEditor_expert on User {
        availability {
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
        }
      }
    `,
    key,
  )
  const [save, saving] = useAction<AvailabilityEditorMutation>(
    graphql`
      mutation AvailabilityEditorMutation($input: SetAvailabilityInput!) {
        setAvailability(input: $input) {
          expert {
            ...AvailabilityEditor_expert
          }
        }
      }
    `,
    { success: { title: 'Availability saved', description: 'Booked sessions stay.' }, failure: 'Failed to save' },
  )
  const kept = useMemo(() => cellsOf(availability?.hours ?? []), [availability])
  const [changed, setChanged] = useState<ReadonlySet<string> | null>(null)
  const change = (to: (cells: ReadonlySet<string>) => ReadonlySet<string>) => setChanged((before) => to(before ?? kept))
  const [adding, setAdding] = useState(false)
  if (!availability) return null
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
      <Section title="Weekly hours">
        {changed && <UnsavedChanges />}
        <Text color="fg.muted">
          Drag over the half hours in which you can be booked, or use the arrow keys and Space; Shift with an arrow key
          repeats the last change. Times are in {zoneInWords(availability.timeZone)}, your time zone in Settings.
        </Text>
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
            Save hours
          </Button>
          <Button size="sm" variant="outline" disabled={changed === null} onClick={() => setChanged(null)}>
            Discard
          </Button>
        </HStack>
      </Section>
      <Section title="Days off and other hours">
        {exceptions.length === 0 && <Text color="fg.muted">None ahead.</Text>}
        <Stack as="ul" gap="2" listStyleType="none">
          {exceptions.map(({ number, fromDay, untilDay, fromMinute, untilMinute, note }) => (
            <HStack as="li" key={number} justifyContent="space-between">
              <Text>
                {fromDay === untilDay ? formatDate(fromDay) : `${formatDate(fromDay)} – ${formatDate(untilDay)}`}
                {fromMinute != null && untilMinute != null
                  ? ` · available ${clockOf(fromMinute)} to ${clockOf(untilMinute)}`
                  : ' · not available'}
                {note && ` · ${note}`}
              </Text>
              <Button
                size="xs"
                variant="outline"
                disabled={saving}
                aria-label={`Remove ${formatDate(fromDay)}`}
                onClick={() => void save({ input: { exceptions: withOut(number) } })}
              >
                Remove
              </Button>
            </HStack>
          ))}
        </Stack>
        <Button size="sm" alignSelf="start" variant="outline" onClick={() => setAdding(true)}>
          Add days
        </Button>
      </Section>
      <Section title="Booking">
        <Form
          call="setAvailability"
          rules={bookingRules}
          initial={{
            autoConfirm: rules.autoConfirm,
            bufferMinutes: rules.bufferMinutes,
            videoLink: rules.videoLink,
            dailyMaximum: rules.dailyMaximum ?? null,
            minimumNoticeMinutes: String(minimumNoticeMinutes),
          }}
          action={(input) => save({ input: { ...input, minimumNoticeMinutes: Number(input.minimumNoticeMinutes) } })}
          actions={<SubmitButton alignSelf="start">Save</SubmitButton>}
        >
          <SelectField
            name="minimumNoticeMinutes"
            choices={[...new Set([...notices, minimumNoticeMinutes])]
              .toSorted((one, other) => one - other)
              .map((minutes) => ({ value: String(minutes), label: noticeWords(minutes) }))}
          />
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
            <NumberField name="dailyMaximum" hint="Empty means any number." />
            <NumberField name="bufferMinutes" hint="In minutes." />
          </SimpleGrid>
          <TextField name="videoLink" type="url" autoComplete="off" hint="New sessions get it." />
          <SwitchField name="autoConfirm" hint="Otherwise you confirm each session yourself." />
        </Form>
      </Section>
      <FormDialog
        call="setAvailability"
        open={adding}
        onClose={() => setAdding(false)}
        title="Days off and other hours"
        rules={dayOffRules}
        initial={{ fromDay: '', untilDay: '', fromMinute: '' as Chosen, untilMinute: '' as Chosen, note: '' }}
        action={({ fromMinute, untilMinute, ...days }) => {
          const hours = { fromMinute: minuteOf(fromMinute), untilMinute: minuteOf(untilMinute) }
          return save({ input: { exceptions: [...withOut(0), { ...days, ...hours }] } })
        }}
        submit="Add"
      >
        <DateField name="fromDay" />
        <DateField name="untilDay" />
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          <SelectField name="fromMinute" placeholder="Not available" choices={times} hint="Leave empty for days off." />
          <SelectField name="untilMinute" placeholder="Not available" choices={times} />
        </SimpleGrid>
        <TextField name="note" autoComplete="off" hint="Only you see it." />
      </FormDialog>
    </Stack>
  )
}
