/** What an expert says of himself or herself: researchers and companies read it. */
import { Stack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/experts/expertProfilePage.js'
import { updateProfileRules } from '#api/features/accounts/account.rules.ts'
import type { ExpertProfilePage_person$key } from '#web/__generated__/ExpertProfilePage_person.graphql.ts'
import type { ExpertProfilePageMutation } from '#web/__generated__/ExpertProfilePageMutation.graphql.ts'
import type { ExpertProfilePageQuery } from '#web/__generated__/ExpertProfilePageQuery.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { TimeZoneForm } from '#web/features/settings/TimeZoneForm.tsx'
import { usePage } from '#web/relay/page.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { LinesField, SwitchField, TextArea, TextField } from '#web/ui/form/fields.tsx'
import { TagsField } from '#web/ui/form/TagsField.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'

const rules = updateProfileRules.whole.pick([
  'department',
  'position',
  'expertise',
  'languages',
  'bio',
  'links',
  'openToIntroductions',
])

export default function ExpertProfilePage() {
  const { timeZone } = useViewer()
  const { viewer } = usePage<ExpertProfilePageQuery>(graphql`
    query ExpertProfilePageQuery @preloadable {
      viewer {
        id
        person {
          ...ExpertProfilePage_person
        }
      }
    }
  `)
  if (!viewer?.person) return null
  return (
    <>
      <PageHeader title={texts.expertProfile()} description={texts.researchersAndCompaniesReadIt()} />
      <Stack gap="5">
        <Section title={texts.aboutYou()}>
          <Profile person={viewer.person} />
        </Section>
        <Section title={texts.timeZone()}>
          <TimeZoneForm timeZone={timeZone} />
        </Section>
      </Stack>
    </>
  )
}

function Profile({ person }: { person: ExpertProfilePage_person$key }) {
  const { id: _, ...initial } = useFragment(
    graphql`
      fragment ExpertProfilePage_person on User {
        id
        department
        position
        expertise
        languages
        bio
        links
        openToIntroductions
      }
    `,
    person,
  )
  const [update] = useAction<ExpertProfilePageMutation>(
    graphql`
      mutation ExpertProfilePageMutation($input: UpdateProfileInput!) {
        updateProfile(input: $input) {
          viewer {
            id
            department
            position
            expertise
            bio
            person {
              ...ExpertProfilePage_person
            }
          }
        }
      }
    `,
    {
      success: { title: texts.profileSaved() },
      failure: texts.failedToUpdateProfile(),
    },
  )
  return (
    <Form
      call="updateProfile"
      rules={rules}
      initial={initial}
      action={(_, changed, edit) => update({ input: edit }, undefined, changed)}
      actions={<SubmitButton alignSelf="start">{texts.saveProfile()}</SubmitButton>}
    >
      <TextField name="department" label={texts.affiliation()} autoComplete="organization" />
      <TextField name="position" autoComplete="organization-title" />
      <TagsField name="expertise" />
      <TagsField name="languages" />
      <TextArea name="bio" label={texts.biography()} rows={6} />
      <LinesField name="links" hint={texts.addressesThatBeginWithHttps()} />
      <SwitchField name="openToIntroductions" />
    </Form>
  )
}
