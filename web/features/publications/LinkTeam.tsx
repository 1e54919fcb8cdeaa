/** Links a publication to a team of the viewer. */
import { graphql } from 'react-relay'
import { useLazyLoadQuery } from 'react-relay/hooks'
import * as texts from '#texts/publications/teams.js'
import { publicationTeamRules } from '#api/features/publications/publication.rules.ts'
import type { LinkTeamMutation } from '#web/__generated__/LinkTeamMutation.graphql.ts'
import type { LinkTeamQuery } from '#web/__generated__/LinkTeamQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { useAction } from '#web/relay/useAction.ts'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'

const rules = publicationTeamRules.omit(['id'])

interface Props {
  id: string
  /** The ids of teams that are linked already. */
  except: readonly string[]
  onClose: () => void
}

export function LinkTeam({ id, except, onClose }: Props) {
  const { teams } = useLazyLoadQuery<LinkTeamQuery>(
    graphql`
      query LinkTeamQuery {
        teams(filter: { mine: true }, first: 100, sort: { field: NAME, direction: ASC }) {
          edges {
            node {
              id
              name
              canWork
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  )
  const [link] = useAction<LinkTeamMutation>(
    graphql`
      mutation LinkTeamMutation($input: LinkPublicationTeamInput!) {
        linkPublicationTeam(input: $input) {
          publication {
            ...PublicationTeams_publication
            ...RecordHistory_record
          }
        }
      }
    `,
    { success: { title: texts.linked() } },
  )
  const mine = nodesOf(teams).filter(({ id: team, canWork }) => canWork && !except.includes(team))
  return (
    <FormDialog
      call="linkPublicationTeam"
      open
      onClose={onClose}
      title={texts.link()}
      rules={rules}
      initial={{ teamId: '' }}
      action={({ teamId }) => link({ input: { id, teamId } })}
      submit={texts.linkButton()}
    >
      <SelectField
        name="teamId"
        placeholder={mine.length ? texts.choose() : texts.noTeams()}
        choices={mine.map((team) => ({ value: team.id, label: team.name }))}
      />
    </FormDialog>
  )
}
