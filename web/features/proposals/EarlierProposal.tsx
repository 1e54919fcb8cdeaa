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
import { valuesOf, type ProposalValues } from './proposalValues.ts'

interface Props {
  query: EarlierProposal_query$key
  /** The id of the proposal that is being written. */
  except: string
}

interface Named {
  title: string | null | undefined
  challengeTitle: string
}
const nameOf = ({ title, challengeTitle: challenge }: Named) =>
  title ? texts.titled({ title, challenge }) : texts.untitled({ challenge })

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
  // Of those that are called the same, the latest.
  const offered = written.filter((one, at) => written.findIndex((other) => nameOf(other) === nameOf(one)) === at)
  if (!offered.length) return null
  const take = (one: (typeof written)[number]) => {
    const earlier = valuesOf({ ...one, project: one.project?.canUpdate ? one.project : null })
    const free = Object.entries(earlier).filter(([field]) => isEmpty(values[field as keyof ProposalValues]))
    void setValues({ ...values, ...Object.fromEntries(free) })
    setTaken(nameOf(one))
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
        actions={offered.map((one) => ({ label: nameOf(one), onSelect: () => take(one) }))}
      />
      <Text role="status" fontSize="sm" color="fg.muted" flex="1" minWidth="60" dir="auto">
        {taken ? texts.taken({ name: taken }) : texts.hint()}
      </Text>
    </HStack>
  )
}
