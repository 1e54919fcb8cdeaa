/** The own profile: as others see it, and the form that changes it. */
import { SimpleGrid } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/settings/profileSection.js'
import { updateProfileRules } from '#api/features/accounts/account.rules.ts'
import type { ProfileSection_viewer$key } from '#web/__generated__/ProfileSection_viewer.graphql.ts'
import type { ProfileSectionMutation } from '#web/__generated__/ProfileSectionMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { OrcidSettings } from '#web/features/orcid/OrcidSettings.tsx'
import { SwitchField, TextArea, TextField } from '#web/ui/form/fields.tsx'
import { TagsField } from '#web/ui/form/TagsField.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { ProfileCard } from './ProfileCard.tsx'
import { ProfilePicture } from './ProfilePicture.tsx'
import type { SectionProps } from './sections.tsx'

const rules = updateProfileRules.whole.omit(['timeZone', 'profileImage'])
const success = {
  title: texts.profileUpdated(),
  description: texts.yourProfileHasBeenUpdated(),
}

export default function ProfileSection({ settings }: SectionProps) {
  const viewer = useFragment<ProfileSection_viewer$key>(
    graphql`
      fragment ProfileSection_viewer on Viewer {
        name
        firstName
        lastName
        position
        department
        bio
        expertise
        role
        openToCollaborate
        collaborationNote
        ...ProfileCard_viewer
        ...ProfilePicture_viewer
      }
    `,
    settings.viewer!,
  )
  const [update] = useAction<ProfileSectionMutation>(
    graphql`
      mutation ProfileSectionMutation($input: UpdateProfileInput!) {
        updateProfile(input: $input) {
          viewer {
            id
            ...ProfileSection_viewer
          }
        }
      }
    `,
    { success, failure: texts.failedToUpdateProfile() },
  )
  const { name, firstName, lastName, position, department, bio, expertise } = viewer
  const { role, openToCollaborate, collaborationNote } = viewer
  const isResearcher = role === 'RESEARCHER'
  return (
    <>
      <ProfileCard viewer={viewer} />
      <ProfilePicture viewer={viewer} />
      <Section title={texts.editProfile()}>
        <Form
          call="updateProfile"
          rules={rules}
          initial={{
            name,
            firstName,
            lastName,
            position,
            department,
            bio,
            expertise: [...expertise],
            ...(isResearcher && { openToCollaborate, collaborationNote }),
          }}
          action={(_, changed, edit) => update({ input: edit }, undefined, changed)}
          actions={<SubmitButton alignSelf="start">{texts.saveChanges()}</SubmitButton>}
        >
          <TextField name="name" autoComplete="name" hint={texts.asOthersSeeItWith()} />
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
            <TextField name="firstName" autoComplete="given-name" />
            <TextField name="lastName" autoComplete="family-name" />
            <TextField name="position" autoComplete="organization-title" />
            <TextField name="department" hint={texts.yourDepartmentInstitutionOrCompany()} />
          </SimpleGrid>
          <TagsField name="expertise" />
          <TextArea name="bio" />
          {isResearcher && (
            <>
              <SwitchField name="openToCollaborate" hint={texts.theDirectoryOfResearchersShows()} />
              <TextField name="collaborationNote" hint={texts.aShortSentenceShownWhile()} />
            </>
          )}
        </Form>
      </Section>
      <OrcidSettings settings={settings} />
    </>
  )
}
