/** Invites the author of an idea to one of the viewer's own teams. */
import { Button, Stack, Text } from '@chakra-ui/react'
import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import { object, string } from 'yup'
import * as texts from '#texts/ideas/inviteAuthor.js'
import { inviteToTeamRules } from '#api/features/teams/team.rules.ts'
import type { InviteAuthorQuery } from '#web/__generated__/InviteAuthorQuery.graphql.ts'
import { useTeamPeople } from '#web/features/teams/useTeamPeople.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { useRead } from '#web/relay/useRead.ts'
import { PartSpinner } from '#web/ui/feedback/Spinners.tsx'
import { TextArea } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { Modal } from '#web/ui/Modal.tsx'

interface Invited {
  title: string
  author: { id: string; name: string }
}

interface Props {
  /** The idea by its title, and whose it is; null while it is closed. */
  idea: Invited | null
  onClose: () => void
}

const rules = object({
  team: string().required().meta({ label: texts.team() }),
  message: inviteToTeamRules.fields.message,
})

export const InviteAuthor = ({ idea, onClose }: Props) => (
  <Modal open={idea !== null} onClose={onClose} title={texts.title()}>
    {idea && (
      <Suspense fallback={<PartSpinner />}>
        <Choice idea={idea} onClose={onClose} />
      </Suspense>
    )}
  </Modal>
)

function Choice({ idea: { title, author }, onClose }: { idea: Invited; onClose: () => void }) {
  const { teams } = useRead<InviteAuthorQuery>(
    graphql`
      query InviteAuthorQuery {
        teams(filter: { mine: true, archived: false }, first: 100, sort: { field: NAME, direction: ASC }) {
          edges {
            node {
              id
              name
              canLead
              isFull
            }
          }
        }
      }
    `,
    {},
  )
  const { invite } = useTeamPeople()
  const led = nodesOf(teams).filter(({ canLead, isFull }) => canLead && !isFull)
  if (!led.length)
    return (
      <Stack gap="4" alignItems="start">
        <Text>{texts.noTeam()}</Text>
        <Button asChild variant="outline">
          <Link to="/researchers/teams/new">{texts.createTeam()}</Link>
        </Button>
      </Stack>
    )
  return (
    <Form
      call="inviteToTeam"
      rules={rules}
      initial={{ team: led[0]?.id ?? '', message: texts.about({ title }) }}
      action={({ team, message }) => invite({ id: team, userIds: [author.id], message })}
      onDone={onClose}
      actions={<SubmitButton alignSelf="start">{texts.send()}</SubmitButton>}
    >
      <Text>{texts.who({ name: author.name })}</Text>
      <SelectField name="team" choices={led.map(({ id, name }) => ({ value: id, label: name }))} />
      <TextArea name="message" rows={3} />
    </Form>
  )
}
