/** Another e-mail address for one's account, which counts once the link that is mailed there was followed. */
import { Button, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { requestEmailChangeRules } from '#api/features/accounts/account.rules.ts'
import * as texts from '#texts/settings/changeEmail.js'
import type { ChangeEmail_query$key } from '#web/__generated__/ChangeEmail_query.graphql.ts'
import type { ChangeEmailCancelMutation } from '#web/__generated__/ChangeEmailCancelMutation.graphql.ts'
import type { ChangeEmailMutation } from '#web/__generated__/ChangeEmailMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { TextField } from '#web/ui/form/fields.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'

const cancelled = { success: { title: texts.cancelled() }, failure: texts.notCancelled() }

export function ChangeEmail({ settings }: { settings: ChangeEmail_query$key }) {
  const { viewer } = useFragment(
    graphql`
      fragment ChangeEmail_query on Query {
        viewer {
          requestedEmail
          emailObstacle
        }
      }
    `,
    settings,
  )
  const [request] = useAction<ChangeEmailMutation>(
    graphql`
      mutation ChangeEmailMutation($input: RequestEmailChangeInput!) {
        requestEmailChange(input: $input) {
          viewer {
            id
            requestedEmail
          }
        }
      }
    `,
    {
      success: (_, { input }) => ({ title: texts.sent(), description: texts.sentTo({ email: input.email }) }),
      failure: texts.notSent(),
    },
  )
  const [cancel, cancelling] = useAction<ChangeEmailCancelMutation>(
    graphql`
      mutation ChangeEmailCancelMutation {
        cancelEmailChange {
          viewer {
            id
            requestedEmail
          }
        }
      }
    `,
    cancelled,
  )
  const requested = viewer?.requestedEmail
  return (
    <Section title={texts.title()}>
      {viewer?.emailObstacle ? (
        <Text color="fg.muted">{viewer.emailObstacle}</Text>
      ) : (
        <Stack gap="4">
          {requested && (
            <Stack role="note" gap="2" bg="bg.muted" borderRadius="md" padding="4" alignItems="start">
              <Text overflowWrap="anywhere">{texts.waits({ email: requested })}</Text>
              <Button size="sm" variant="outline" loading={cancelling} onClick={() => void cancel({})}>
                {texts.cancel()}
              </Button>
            </Stack>
          )}
          <Form
            call="requestEmailChange"
            key={requested ?? ''}
            rules={requestEmailChangeRules}
            guard={false}
            initial={{ email: '' }}
            action={(input) => request({ input })}
            actions={<SubmitButton alignSelf="start">{texts.send()}</SubmitButton>}
          >
            <TextField name="email" type="email" autoComplete="email" hint={texts.hint()} />
          </Form>
        </Stack>
      )}
    </Section>
  )
}
