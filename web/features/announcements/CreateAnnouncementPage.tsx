/** Announces something: its words, its readers, its period, and how it will look. */
import { Box, Grid, Stack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router'
import { universityZone } from '#api/universityDay.rules.ts'
import * as texts from '#texts/announcements/form.js'
import * as pages from '#texts/announcements/pages.js'
import type { CreateAnnouncementPageMutation } from '#web/__generated__/CreateAnnouncementPageMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { localOf } from '#web/ui/calendar/days.ts'
import { Section } from '#web/ui/Facts.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { formRules, inputOf, Period, Preview, Readers, Words, type AnnouncementValues } from './AnnouncementFields.tsx'

const empty = (): AnnouncementValues => ({
  title: '',
  text: '',
  titleArabic: '',
  textArabic: '',
  severity: 'INFORMATION',
  roles: [],
  departments: [],
  pages: [],
  startsAt: localOf(new Date().toISOString(), universityZone),
  endsAt: '',
  dismissible: true,
  notifies: false,
})

export default function CreateAnnouncementPage() {
  const navigate = useNavigate()
  const [create] = useAction<CreateAnnouncementPageMutation>(
    graphql`
      mutation CreateAnnouncementPageMutation($input: CreateAnnouncementInput!) {
        createAnnouncement(input: $input) {
          announcement {
            path
          }
        }
      }
    `,
    { success: { title: texts.announced() }, failure: texts.failed() },
  )
  return (
    <>
      <PageHeader title={pages.create()} description={texts.description()} />
      <Form
        call="createAnnouncement"
        rules={formRules}
        initial={empty()}
        action={async (values) => {
          const done = await create({ input: inputOf(values) as never })
          const made = done.ok && done.data.createAnnouncement.announcement
          if (made) void navigate(made.path)
          return done
        }}
        actions={<SubmitButton alignSelf="start">{texts.announce()}</SubmitButton>}
      >
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }} gap="5">
          <Stack gap="5">
            <Section title={texts.words()}>
              <Words />
            </Section>
            <Section title={texts.readers()}>
              <Readers />
            </Section>
            <Section title={texts.period()}>
              <Period />
            </Section>
          </Stack>
          <Box position={{ xl: 'sticky' }} top="20" alignSelf="start">
            <Preview />
          </Box>
        </Grid>
      </Form>
    </>
  )
}
