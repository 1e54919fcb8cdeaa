/** The fields of an announcement, and how it will look. Times are those of the university. */
import { Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { string } from 'yup'
import { createAnnouncementRules } from '#api/features/announcements/announcement.rules.ts'
import { universityZone } from '#api/universityDay.rules.ts'
import * as rules from '#texts/announcements/rules.js'
import * as texts from '#texts/announcements/form.js'
import type { AnnouncementSeverity, Role } from '#web/__generated__/CreateAnnouncementPageMutation.graphql.ts'
import { roleChoices, withRolesOfChoices } from '#web/features/users/roleNames.ts'
import { instantOf } from '#web/ui/calendar/days.ts'
import { LinesField, SwitchField, TextArea, TextField } from '#web/ui/form/fields.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { TagsField } from '#web/ui/form/TagsField.tsx'
import { TicksField } from '#web/ui/form/TicksField.tsx'
import { AnnouncementView } from './AnnouncementView.tsx'
import { universityZoneWords } from './announcementWords.ts'
import { severities } from './severityLook.ts'

/** Times as a form holds them: what a clock at the university shows, in order as texts are. */
const times = {
  startsAt: string().required(rules.giveStart()).meta({ label: rules.startsAt() }),
  endsAt: string()
    .test('order', rules.endAfterStart(), (value, { parent }) => !value || value > String(parent['startsAt']))
    .meta({ label: rules.endsAt() }),
}

export const formRules = createAnnouncementRules.omit(['startsAt', 'endsAt']).shape(times)

export interface AnnouncementValues extends Record<string, unknown> {
  title: string
  text: string
  titleArabic: string
  textArabic: string
  severity: AnnouncementSeverity
  roles: readonly Role[]
  departments: readonly string[]
  pages: readonly string[] | string
  startsAt: string
  endsAt: string
  dismissible: boolean
  notifies: boolean
}

/** What the API takes: instants, and both roles of companies where one was chosen. */
export const inputOf = <V extends Pick<AnnouncementValues, 'roles' | 'startsAt' | 'endsAt'>>(values: V) => ({
  ...withRolesOfChoices(values),
  startsAt: instantOf(values.startsAt, universityZone),
  endsAt: values.endsAt ? instantOf(values.endsAt, universityZone) : null,
})

const severityChoices = Object.entries(severities).map(([value, { words }]) => ({ value, label: words }))

export function Words() {
  return (
    <Stack gap="5">
      <SelectField name="severity" choices={severityChoices} />
      <TextField name="title" autoComplete="off" />
      <TextArea name="text" rows={3} />
      <TextField name="titleArabic" autoComplete="off" />
      <TextArea name="textArabic" rows={3} />
    </Stack>
  )
}

export const Readers = () => (
  <Stack gap="5">
    <Stack gap="1">
      <TicksField name="roles" choices={roleChoices()} />
      <Text fontSize="xs" color="fg.muted">
        {texts.rolesHint()}
      </Text>
    </Stack>
    <TagsField name="departments" hint={texts.departmentsHint()} />
  </Stack>
)

export const Period = () => (
  <Stack gap="5">
    <Text fontSize="sm" color="fg.muted">
      {texts.zone({ zone: universityZoneWords() })}
    </Text>
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
      <TextField name="startsAt" type="datetime-local" />
      <TextField name="endsAt" type="datetime-local" hint={texts.endHint()} />
    </SimpleGrid>
    <LinesField name="pages" hint={texts.pagesHint()} rows={2} />
    <SwitchField name="dismissible" />
    <SwitchField name="notifies" hint={texts.notifiesHint()} />
  </Stack>
)

/** The announcement as it is written so far. */
export function Preview() {
  const { values } = useFormikContext<AnnouncementValues>()
  const { title, text, titleArabic, textArabic, severity } = values
  return (
    <Stack gap="2" as="section" aria-label={texts.preview()}>
      <Heading as="h2" size="sm">
        {texts.preview()}
      </Heading>
      <AnnouncementView
        title={title || texts.previewTitle()}
        text={text || texts.previewText()}
        titleArabic={titleArabic || texts.previewTitle()}
        textArabic={textArabic || texts.previewText()}
        severity={severity}
      />
    </Stack>
  )
}
