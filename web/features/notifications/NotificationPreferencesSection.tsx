/** What reaches the viewer, on the bell and by mail, and when: a section of the settings. */
import { Box, Heading, SimpleGrid, Stack, Table, Text } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { graphql } from 'react-relay'
import { useSearchParams } from 'react-router'
import * as texts from '#texts/notifications/notificationPreferencesSection.js'
import { zoneInWords } from '#api/inWords.rules.ts'
import { setNotificationScheduleRules } from '#api/features/notifications/preference.rules.ts'
import type { NotificationPreferencesSectionMutation } from '#web/__generated__/NotificationPreferencesSectionMutation.graphql.ts'
import type { NotificationPreferencesSectionQuery } from '#web/__generated__/NotificationPreferencesSectionQuery.graphql.ts'
import type { NotificationPreferencesSectionScheduleMutation } from '#web/__generated__/NotificationPreferencesSectionScheduleMutation.graphql.ts'
import { clockOf } from '#web/features/experts/weekHours.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useRead } from '#web/relay/useRead.ts'
import { Section } from '#web/ui/Facts.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { categoryWords } from './notifications.list.ts'
import { PreferenceRows, type Preference } from './PreferenceRows.tsx'

const query = graphql`
  query NotificationPreferencesSectionQuery {
    notificationPreferences {
      kind
      title
      category
      bell
      email
    }
    notificationSchedule {
      chosenDigestHour
      usualHour
      quietFrom
      quietUntil
      timeZone
    }
  }
`

export default function NotificationPreferencesSection() {
  const { notificationPreferences, notificationSchedule } = useRead<NotificationPreferencesSectionQuery>(query, {})
  return (
    <Section title={texts.notifications()}>
      <Text color="fg.muted">{texts.whatConcernsYourAccountItself()}</Text>
      {notificationPreferences.length > 0 && <Kinds preferences={notificationPreferences} />}
      <Heading as="h3" size="sm">
        {texts.whenMailMayCome()}
      </Heading>
      <Schedule {...notificationSchedule} />
    </Section>
  )
}

function Kinds({ preferences }: { preferences: readonly Preference[] }) {
  const [search] = useSearchParams()
  const [perform, pending] = useAction<NotificationPreferencesSectionMutation>(
    graphql`
      mutation NotificationPreferencesSectionMutation($input: SetNotificationPreferencesInput!) {
        setNotificationPreferences(input: $input) {
          preferences {
            kind
          }
        }
      }
    `,
    { success: { title: texts.saved() } },
  )
  const set: ComponentProps<typeof PreferenceRows>['onChange'] = (chosen, change) => {
    void perform({ input: { kinds: chosen.map(({ kind }) => kind), ...change } })
  }
  return (
    <Box overflowX="auto">
      <Table.Root size="sm" aria-busy={pending}>
        <Table.Header hideBelow="sm">
          <Table.Row>
            <Table.ColumnHeader>{texts.youAreTold()}</Table.ColumnHeader>
            <Table.ColumnHeader>{texts.bell()}</Table.ColumnHeader>
            <Table.ColumnHeader>{texts.mail()}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        {Object.entries(categoryWords).map(([category, title]) => {
          const own = preferences.filter((one) => one.category.toLowerCase() === category)
          return (
            own.length > 0 && (
              <PreferenceRows
                key={category}
                title={title}
                preferences={own}
                disabled={pending}
                shown={search.get('kind')}
                onChange={set}
              />
            )
          )
        })}
      </Table.Root>
    </Box>
  )
}

const hourOf = (hour: number) => clockOf(hour * 60)
const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourOf(hour) }))

type Hours = NotificationPreferencesSectionQuery['response']['notificationSchedule']

const textOf = (hour: number | null | undefined) => (hour == null ? '' : String(hour))

function Schedule({ chosenDigestHour, usualHour, quietFrom, quietUntil, timeZone }: Hours) {
  const [perform] = useAction<NotificationPreferencesSectionScheduleMutation>(
    graphql`
      mutation NotificationPreferencesSectionScheduleMutation($input: SetNotificationScheduleInput!) {
        setNotificationSchedule(input: $input) {
          schedule {
            chosenDigestHour
            quietFrom
            quietUntil
          }
        }
      }
    `,
    { success: { title: texts.saved() } },
  )
  return (
    <Form
      call="setNotificationSchedule"
      rules={setNotificationScheduleRules}
      initial={{ digestHour: textOf(chosenDigestHour), quietFrom: textOf(quietFrom), quietUntil: textOf(quietUntil) }}
      action={(input) => perform({ input: input as never })}
      actions={
        <Stack alignItems="start">
          <SubmitButton>{texts.saveHours()}</SubmitButton>
        </Stack>
      }
    >
      <Text color="fg.muted">{texts.hoursAreInThe({ timeZone: zoneInWords(timeZone) })}</Text>
      <SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
        <SelectField name="digestHour" choices={hours} placeholder={texts.usualHour({ hour: hourOf(usualHour) })} />
        <SelectField name="quietFrom" choices={hours} placeholder={texts.anyTime()} />
        <SelectField name="quietUntil" choices={hours} placeholder={texts.anyTime()} />
      </SimpleGrid>
    </Form>
  )
}
