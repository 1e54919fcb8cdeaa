/**
 * Begins a proposal with what an earlier one says, where nothing is written yet. How it addresses the challenge is not taken over, as it
 * is about another one.
 */
import { Button, HStack, Text } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/proposals/earlierProposal.js'
import type { EarlierProposal_query$key } from '#web/__generated__/EarlierProposal_query.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { ActionMenu } from '#web/ui/ActionMenu.tsx'
import type { ProposalValues } from './ProposalFields.tsx'

interface Props {
  query: EarlierProposal_query$key
  /** The id of the proposal that is being written. */
  except: string
}

const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0)

export function EarlierProposal({ query: key, except }: Props) {
  const { proposals } = useFragment(
    graphql`
      fragment EarlierProposal_query on Query {
        proposals(filter: { mine: true }, first: 20, sort: { field: UPDATED_AT, direction: DESC }) {
          edges {
            node {
              id
              title
              challengeTitle
              ideaSummary
              priorWork
              trl
              timeline
              supportNeeded
              project {
                id
                canUpdate
              }
            }
          }
        }
      }
    `,
    key,
  )
  const { values, setValues } = useFormikContext<ProposalValues>()
  const [taken, setTaken] = useState('')
  const written = nodesOf(proposals).filter(({ id, ideaSummary }) => id !== except && ideaSummary)
  // The latest of those that are called the same.
  const byName = new Map(
    written
      .toReversed()
      .map((one) => [
        one.title
          ? texts.titled({ title: one.title, challenge: one.challengeTitle })
          : texts.untitled({ challenge: one.challengeTitle }),
        one,
      ]),
  )
  if (!byName.size) return null
  const take = (name: string, one: (typeof written)[number]) => {
    const earlier: Partial<ProposalValues> = {
      proposalTitle: one.title ?? '',
      ideaSummary: one.ideaSummary ?? '',
      priorWork: one.priorWork ?? '',
      trl: one.trl ?? '',
      timeline: one.timeline ?? '',
      supportNeeded: one.supportNeeded ?? [],
      projectId: one.project?.canUpdate ? one.project.id : '',
    }
    const free = Object.entries(earlier).filter(([field]) => isEmpty(values[field as keyof ProposalValues]))
    void setValues({ ...values, ...Object.fromEntries(free) })
    setTaken(name)
  }
  return (
    <HStack wrap="wrap" gap="3">
      <ActionMenu
        trigger={
          <Button size="sm" variant="outline">
            {texts.begin()}
            <ChevronDown size={16} aria-hidden />
          </Button>
        }
        actions={[...byName].toReversed().map(([label, one]) => ({ label, onSelect: () => take(label, one) }))}
      />
      <Text role="status" fontSize="sm" color="fg.muted" flex="1" minWidth="60" dir="auto">
        {taken ? texts.taken({ name: taken }) : texts.hint()}
      </Text>
    </HStack>
  )
}
