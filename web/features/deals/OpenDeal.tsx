/** Opens the deal of a project, or leads to the one that is open. */
import { Button } from '@chakra-ui/react'
import { BriefcaseBusiness } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link, useNavigate } from 'react-router'
import * as texts from '#texts/deals/actions.js'
import type { OpenDeal_project$key } from '#web/__generated__/OpenDeal_project.graphql.ts'
import type { OpenDealMutation } from '#web/__generated__/OpenDealMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'

export function OpenDeal({ project: key }: { project: OpenDeal_project$key }) {
  const { id, canOpenDeal, deals } = useFragment(
    graphql`
      fragment OpenDeal_project on Project {
        id
        canOpenDeal
        deals {
          path
          status
        }
      }
    `,
    key,
  )
  const navigate = useNavigate()
  const [create, creating] = useAction<OpenDealMutation>(
    graphql`
      mutation OpenDealMutation($input: CreateDealInput!) {
        createDeal(input: $input) {
          deal {
            path
          }
        }
      }
    `,
    { success: { title: texts.opened() }, failure: texts.failed() },
  )
  const open = async () => {
    const done = await create({ input: { projectId: id } })
    if (done.ok && done.data.createDeal.deal) void navigate(done.data.createDeal.deal.path)
  }
  const [latest] = deals
  if (latest?.status === 'OPEN' || (latest && !canOpenDeal))
    return (
      <Button asChild variant="outline">
        <Link to={latest.path}>
          <BriefcaseBusiness size={16} aria-hidden />
          {texts.deal()}
        </Link>
      </Button>
    )
  if (!canOpenDeal) return null
  return (
    <Button variant="outline" loading={creating} onClick={() => void open()}>
      <BriefcaseBusiness size={16} aria-hidden />
      {texts.openDeal()}
    </Button>
  )
}
