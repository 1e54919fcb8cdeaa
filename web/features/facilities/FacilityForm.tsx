/** Adds a facility, or changes one. */
import { SimpleGrid } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { createFacilityRules, slotLengths } from '#api/features/facilities/facility.rules.ts'
import * as texts from '#texts/facilities/form.js'
import type { FacilityForm_facility$key } from '#web/__generated__/FacilityForm_facility.graphql.ts'
import type { FacilityFormCreateMutation } from '#web/__generated__/FacilityFormCreateMutation.graphql.ts'
import type { FacilityFormUpdateMutation } from '#web/__generated__/FacilityFormUpdateMutation.graphql.ts'
import { universityRoles } from '#web/features/companies/companyWords.ts'
import { cellsOf, hoursOf, type Hours } from '#web/features/experts/weekHours.ts'
import { PersonField } from '#web/features/people/PersonField.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { firstWeekday, isWorked, weekdaysInOrder } from '#web/ui/calendar/week.ts'
import { weekdayNames } from '#web/ui/calendar/weekdays.ts'
import { NumberField, SwitchField, TextArea, TextField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { HoursField } from './HoursField.tsx'
import { lengthWords } from './facilityWords.ts'

const empty = {
  name: '',
  department: '',
  location: '',
  capability: '',
  rules: '',
  ratePerHour: null as number | null,
  slotMinutes: '60',
  leastMinutes: '60',
  mostMinutes: '240',
  weeklyQuota: null as number | null,
  managerId: '',
  approval: true,
  active: true,
}

/** From 8 to 17 on every working day. */
const usualHours = () =>
  weekdaysInOrder()
    .filter(isWorked)
    .map((weekday): Hours => ({ weekday, fromMinute: 480, untilMinute: 1020 }))

/** Lengths come from selects as text. */
const inputOf = <V extends { slotMinutes: unknown; leastMinutes: unknown; mostMinutes: unknown }>(values: V) => ({
  ...values,
  slotMinutes: Number(values.slotMinutes),
  leastMinutes: Number(values.leastMinutes),
  mostMinutes: Number(values.mostMinutes),
})

export function NewFacility({ onClose }: { onClose: () => void }) {
  const [create] = useAction<FacilityFormCreateMutation>(
    graphql`
      mutation FacilityFormCreateMutation($input: CreateFacilityInput!) {
        createFacility(input: $input) {
          facility {
            ...FacilityForm_facility
          }
        }
      }
    `,
    { success: { title: texts.added() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="createFacility"
      open
      onClose={onClose}
      title={texts.add()}
      rules={createFacilityRules}
      initial={{ ...empty, hours: usualHours() }}
      action={(values) => create({ input: inputOf(values) as never })}
      submit={texts.add()}
    >
      <Fields />
    </FormDialog>
  )
}

export function EditFacility({ facility: key, onClose }: { facility: FacilityForm_facility$key; onClose: () => void }) {
  const { id, manager, hours, slotMinutes, leastMinutes, mostMinutes, weeklyQuota, ...facility } = useFragment(
    graphql`
      fragment FacilityForm_facility on Facility {
        id
        name
        department
        location
        capability
        rules
        ratePerHour
        slotMinutes
        leastMinutes
        mostMinutes
        weeklyQuota
        approval
        active
        manager {
          id
        }
        hours {
          weekday
          fromMinute
          untilMinute
        }
      }
    `,
    key,
  )
  const [update] = useAction<FacilityFormUpdateMutation>(
    graphql`
      mutation FacilityFormUpdateMutation($input: UpdateFacilityInput!) {
        updateFacility(input: $input) {
          facility {
            ...FacilityForm_facility
          }
        }
      }
    `,
    { success: { title: texts.saved() }, failure: texts.failed() },
  )
  const { name, department, location, capability, rules, ratePerHour, approval, active } = facility
  return (
    <FormDialog
      call="updateFacility"
      open
      onClose={onClose}
      title={texts.editNamed({ name })}
      rules={createFacilityRules}
      initial={{
        name,
        department,
        location,
        capability,
        rules,
        ratePerHour,
        approval,
        active,
        weeklyQuota: weeklyQuota ?? null,
        slotMinutes: String(slotMinutes),
        leastMinutes: String(leastMinutes),
        mostMinutes: String(mostMinutes),
        managerId: manager?.id ?? '',
        // As the grid has them, which knows half hours.
        hours: hoursOf(cellsOf(hours)),
      }}
      action={(_, changed, { was, ...given }) =>
        // The grid knows half hours: what they were is what was read.
        update({ input: { ...given, was: { ...was, ...(was.hours && { hours }) }, id } as never }, undefined, changed)
      }
      submit={texts.save()}
    >
      <Fields />
    </FormDialog>
  )
}

const lengths = slotLengths.map((minutes) => ({ value: String(minutes), label: lengthWords(minutes) }))

const Fields = () => (
  <>
    <TextField name="name" />
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
      <TextField name="department" />
      <TextField name="location" />
    </SimpleGrid>
    <TextArea name="capability" rows={4} />
    <TextArea name="rules" rows={3} />
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
      <NumberField name="ratePerHour" />
      <NumberField name="weeklyQuota" hint={texts.quotaHint({ day: weekdayNames[firstWeekday() - 1]! })} />
      <SelectField name="slotMinutes" choices={lengths} />
      <SelectField name="leastMinutes" choices={lengths} />
      <SelectField name="mostMinutes" choices={lengths} />
      <PersonField name="managerId" roles={universityRoles} hint={texts.managerHint()} />
    </SimpleGrid>
    <HoursField name="hours" />
    <SwitchField name="approval" hint={texts.approvalHint()} />
    <SwitchField name="active" hint={texts.activeHint()} />
  </>
)
