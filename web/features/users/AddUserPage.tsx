/** Invites a person: an account with a role, and a mail with the link to choose a password. */
import { Box, SimpleGrid } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router'
import { createUserRules } from '#api/features/accounts/account.rules.ts'
import * as actions from '#texts/users/actions.js'
import * as texts from '#texts/users/form.js'
import * as pages from '#texts/users/pages.js'
import type { AddUserPageMutation, Role } from '#web/__generated__/AddUserPageMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { TextArea, TextField } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { InviteMany } from './InviteMany.tsx'
import { roleChoices } from './roleNames.ts'
import { userPath } from './userPaths.ts'

const rules = createUserRules.pick(['name', 'email', 'role', 'department', 'message'])

export default function AddUserPage() {
  const navigate = useNavigate()
  const [create] = useAction<AddUserPageMutation>(
    graphql`
      mutation AddUserPageMutation($input: CreateUserInput!) {
        createUser(input: $input) {
          user {
            number
          }
        }
      }
    `,
    { success: { title: actions.invited() }, failure: actions.failed() },
  )
  return (
    <>
      <PageHeader title={pages.add()} description={texts.description()} />
      <Section title={texts.profile()}>
        <Form
          call="createUser"
          rules={rules}
          initial={{ name: '', email: '', role: '' as Role | '', department: '', message: '' }}
          action={async (values) => {
            const done = await create({ input: values as never })
            if (done.ok && done.data.createUser.user) void navigate(userPath(done.data.createUser.user.number))
            return done
          }}
          actions={<SubmitButton alignSelf="start">{actions.invite()}</SubmitButton>}
        >
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
            <TextField name="name" autoComplete="off" />
            <TextField name="email" autoComplete="off" />
            <SelectField name="role" choices={roleChoices()} placeholder={actions.chooseRole()} />
            <TextField name="department" autoComplete="off" hint={texts.departmentHint()} />
          </SimpleGrid>
          <TextArea name="message" rows={4} hint={texts.messageHint()} />
        </Form>
      </Section>
      <Box marginTop="5">
        <InviteMany />
      </Box>
    </>
  )
}
