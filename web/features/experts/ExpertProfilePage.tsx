/** What an expert says of himself or herself: researchers and companies read it. */
import { graphql } from 'react-relay'
import { updateProfileRules } from '#api/features/accounts/account.rules.ts'
import type { ExpertProfilePageMutation } from '#web/__generated__/ExpertProfilePageMutation.graphql.ts'
import type { ExpertProfilePageQuery } from '#web/__generated__/ExpertProfilePageQuery.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { TimeZoneForm } from '#web/features/settings/TimeZoneForm.tsx'
import { usePage } from '#web/relay/page.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { LinesField, SwitchField, TagsField, TextArea, TextField } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Stack } from '@chakra-ui/react'

const rules = updateProfileRules.pick([
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
          id
          department
          position
          expertise
          languages
          bio
          links
          openToIntroductions
        }
      }
    }
  `)
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
              id
              department
              position
              expertise
              languages
              bio
              links
              openToIntroductions
            }
          }
        }
      }
    `,
    { success: { title: 'Profile saved' }, failure: 'Failed to update profile' },
  )
  const person = viewer?.person
  if (!person) return null
  const { id: _, ...initial } = person
  return (
    <>
      <PageHeader
        title="Expert Profile"
        description="Researchers and companies read it before they ask for your time."
      />
      <Stack gap="5">
        <Section title="About you">
          <Form
            rules={rules}
            initial={initial}
            action={(input) => update({ input })}
            actions={<SubmitButton alignSelf="start">Save profile</SubmitButton>}
          >
            <TextField name="department" label="Affiliation" autoComplete="organization" />
            <TextField name="position" autoComplete="organization-title" />
            <TagsField name="expertise" />
            <TagsField name="languages" />
            <TextArea name="bio" label="Biography" rows={6} />
            <LinesField name="links" hint="Addresses that begin with https://, one to a line." />
            <SwitchField name="openToIntroductions" />
          </Form>
        </Section>
        <Section title="Time zone">
          <TimeZoneForm timeZone={timeZone} />
        </Section>
      </Stack>
    </>
  )
}
