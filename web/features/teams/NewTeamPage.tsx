/** Makes a team; people are invited on its page. */
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router'
import * as texts from '#texts/teams/newTeamPage.js'
import { createTeamRules } from '#api/features/teams/team.rules.ts'
import type { NewTeamPageMutation } from '#web/__generated__/NewTeamPageMutation.graphql.ts'
import type { NewTeamPageQuery } from '#web/__generated__/NewTeamPageQuery.graphql.ts'
import { usePage } from '#web/relay/page.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { TeamForm } from './TeamForm.tsx'

const empty = {
  name: '',
  description: '',
  department: '',
  type: '',
  tags: [] as readonly string[],
  joining: 'REQUEST' as const,
  maxMembers: 10,
}

export default function NewTeamPage() {
  const { departments } = usePage<NewTeamPageQuery>(graphql`
    query NewTeamPageQuery @preloadable {
      departments {
        name
      }
    }
  `)
  const navigate = useNavigate()
  const [create] = useAction<NewTeamPageMutation>(
    graphql`
      mutation NewTeamPageMutation($input: CreateTeamInput!) {
        createTeam(input: $input) {
          team {
            number
            name
          }
        }
      }
    `,
    {
      success: ({ createTeam: { team } }) => ({
        title: texts.teamCreated(),
        description: team ? texts.youOwn({ name: team.name }) : texts.youOwnIt(),
      }),
    },
  )
  return (
    <>
      <PageHeader title={texts.newTeam()} description={texts.youOwnTheTeamAnd()} />
      <TeamForm
        call="createTeam"
        rules={createTeamRules}
        initial={empty}
        departments={departments.map(({ name }) => ({ value: name, label: name }))}
        action={(input) => create({ input })}
        onDone={({ data }) => void navigate(`/researchers/teams/${data.createTeam.team?.number ?? ''}`)}
        onCancel={() => void navigate('/researchers/teams')}
        submit={texts.createTeam()}
      />
    </>
  )
}
