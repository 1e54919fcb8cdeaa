/** Changes a team: its owner and editors may. */
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router'
import * as texts from '#texts/teams/editTeamPage.js'
import { updateTeamRules } from '#api/features/teams/team.rules.ts'
import type { EditTeamPageMutation } from '#web/__generated__/EditTeamPageMutation.graphql.ts'
import type { EditTeamPageQuery } from '#web/__generated__/EditTeamPageQuery.graphql.ts'
import { usePage } from '#web/relay/page.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { TeamForm } from './TeamForm.tsx'
import { TeamMissing } from './TeamMissing.tsx'

const rules = updateTeamRules.whole

export default function EditTeamPage() {
  const { team, departments } = usePage<EditTeamPageQuery>(graphql`
    query EditTeamPageQuery($number: Int!) @preloadable {
      team(number: $number) {
        id
        number
        name
        firstName: name(version: FIRST)
        firstDescription: description(version: FIRST)
        department
        type
        tags
        joining
        maxMembers
        isArchived
        canUpdate
      }
      departments {
        name
      }
    }
  `)
  const navigate = useNavigate()
  const [update] = useAction<EditTeamPageMutation>(
    graphql`
      mutation EditTeamPageMutation($input: UpdateTeamInput!) {
        updateTeam(input: $input) {
          team {
            ...TeamView_team
          }
        }
      }
    `,
    { success: { title: texts.teamSaved() } },
  )
  if (!team?.canUpdate || team.isArchived) return <TeamMissing page />
  const { id, number, name, firstName, firstDescription, department, type, tags, joining, maxMembers } = team
  const back = () => void navigate(`/researchers/teams/${number}`)
  return (
    <>
      <PageHeader title={texts.editTeam()} name={texts.edit({ name })} description={name} />
      <TeamForm
        call="updateTeam"
        rules={rules}
        initial={{ name: firstName, description: firstDescription, department, type, tags, joining, maxMembers }}
        departments={departments.map((one) => ({ value: one.name, label: one.name }))}
        action={(_, changed, edit) => update({ input: { id, ...edit } }, undefined, changed)}
        onDone={back}
        onCancel={back}
        submit={texts.saveChanges()}
      />
    </>
  )
}
