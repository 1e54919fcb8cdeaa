/** The profile of an account, as administrators change it. */
import { SimpleGrid } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { updateUserRules } from '#api/features/accounts/account.rules.ts'
import * as actions from '#texts/users/actions.js'
import * as texts from '#texts/users/form.js'
import type { EditUser_user$key } from '#web/__generated__/EditUser_user.graphql.ts'
import type { EditUserMutation } from '#web/__generated__/EditUserMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { TextArea, TextField } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { TagsField } from '#web/ui/form/TagsField.tsx'

const rules = updateUserRules.whole.pick([
  'name',
  'email',
  'firstName',
  'lastName',
  'position',
  'department',
  'expertise',
  'bio',
])

export function EditUser({ user }: { user: EditUser_user$key }) {
  const { id, fullName, email, firstName, lastName, position, department, expertise, firstBio } = useFragment(
    graphql`
      fragment EditUser_user on User {
        id
        fullName: name(version: FIRST)
        email
        firstName
        lastName
        position
        department
        expertise
        firstBio: bio(version: FIRST)
      }
    `,
    user,
  )
  const [update] = useAction<EditUserMutation>(
    graphql`
      mutation EditUserMutation($input: UpdateUserInput!) {
        updateUser(input: $input) {
          user {
            ...EditUser_user
          }
        }
      }
    `,
    { success: { title: actions.saved() }, failure: actions.failed() },
  )
  return (
    <Section title={texts.profile()}>
      <Form
        call="updateUser"
        rules={rules}
        initial={{
          name: fullName,
          email: email ?? '',
          firstName,
          lastName,
          position,
          department,
          expertise: [...expertise],
          bio: firstBio,
        }}
        action={(_, changed, edit) => update({ input: { ...edit, id } }, undefined, changed)}
        actions={<SubmitButton alignSelf="start">{actions.save()}</SubmitButton>}
      >
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
          <TextField name="name" autoComplete="off" />
          <TextField name="email" autoComplete="off" hint={texts.emailHint()} />
          <TextField name="firstName" autoComplete="off" />
          <TextField name="lastName" autoComplete="off" />
          <TextField name="position" autoComplete="off" />
          <TextField name="department" autoComplete="off" hint={texts.departmentHint()} />
        </SimpleGrid>
        <TagsField name="expertise" />
        <TextArea name="bio" />
      </Form>
    </Section>
  )
}
