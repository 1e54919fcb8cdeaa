/** Who stands behind a proposal beside its author: asked one by one or as a team, confirmed by each. */
import { Button, HStack, IconButton, Stack, Text } from '@chakra-ui/react'
import { Trash2, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import type { AnyObjectSchema } from 'yup'
import * as texts from '#texts/proposals/coApplicants.js'
import { listed } from '#listed'
import { nameOneRules, nameTeamRules } from '#api/features/proposals/proposal.rules.ts'
import type { CoApplicants_proposal$key } from '#web/__generated__/CoApplicants_proposal.graphql.ts'
import type { CoApplicants_query$key } from '#web/__generated__/CoApplicants_query.graphql.ts'
import type { CoApplicantsNameMutation } from '#web/__generated__/CoApplicantsNameMutation.graphql.ts'
import type { CoApplicantsRemoveMutation } from '#web/__generated__/CoApplicantsRemoveMutation.graphql.ts'
import { PersonField } from '#web/features/people/PersonField.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

const answers = {
  ASKED: { tone: 'pending', words: texts.asked() },
  CONFIRMED: { tone: 'success', words: texts.confirmed() },
  DECLINED: { tone: 'danger', words: texts.declined() },
} as const

const naming = {
  success: { title: texts.coApplicantsAsked() },
  failure: texts.theyCouldNotBeAsked(),
}
const removing = {
  success: { title: texts.coApplicantRemoved() },
  failure: texts.theCoApplicantCouldNotBe(),
}

const rules: Record<'person' | 'team', AnyObjectSchema> = { person: nameOneRules, team: nameTeamRules }

export function CoApplicants({
  proposal: key,
  query,
}: {
  proposal: CoApplicants_proposal$key
  query: CoApplicants_query$key
}) {
  const { id, coApplicants, author } = useFragment(
    graphql`
      fragment CoApplicants_proposal on Proposal {
        id
        author {
          id
        }
        coApplicants {
          answer
          user {
            id
            name
            department
          }
        }
      }
    `,
    key,
  )
  const { teams } = useFragment(
    graphql`
      fragment CoApplicants_query on Query {
        teams(filter: { mine: true, archived: false }, first: 50, sort: { field: NAME, direction: ASC }) {
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
    query,
  )
  const own = nodesOf(teams).filter(({ canWork }) => canWork)
  const [asking, setAsking] = useState<'person' | 'team' | null>(null)
  const [name] = useAction<CoApplicantsNameMutation>(
    graphql`
      mutation CoApplicantsNameMutation($input: InviteCoApplicantsInput!) {
        inviteCoApplicants(input: $input) {
          proposal {
            ...CoApplicants_proposal
          }
        }
      }
    `,
    naming,
  )
  const [remove] = useAction<CoApplicantsRemoveMutation>(
    graphql`
      mutation CoApplicantsRemoveMutation($input: RemoveCoApplicantInput!) {
        removeCoApplicant(input: $input) {
          proposal {
            ...CoApplicants_proposal
          }
        }
      }
    `,
    removing,
  )
  const named = coApplicants.flatMap(({ user, answer }) => (user ? [{ ...user, answer }] : []))
  return (
    <Stack gap="3" as="section" aria-label={texts.coApplicants()}>
      <HStack justifyContent="space-between" flexWrap="wrap">
        <Text fontWeight="semibold">{texts.coApplicants()}</Text>
        <HStack flexWrap="wrap">
          <Button size="sm" variant="outline" onClick={() => setAsking('person')}>
            <UserPlus size={16} aria-hidden />
            {texts.addAPerson()}
          </Button>
          {own.length > 0 && (
            <Button size="sm" variant="outline" onClick={() => setAsking('team')}>
              <UserPlus size={16} aria-hidden />
              {texts.addATeam()}
            </Button>
          )}
        </HStack>
      </HStack>
      {named.length ? (
        <Stack as="ul" gap="2" listStyleType="none">
          {named.map((person) => (
            <HStack as="li" key={person.id} gap="3">
              <Text flex="1">{listed([person.name, person.department])}</Text>
              <Tag tone={answers[person.answer].tone}>{answers[person.answer].words}</Tag>
              <IconButton
                size="xs"
                variant="ghost"
                aria-label={texts.remove({ name: person.name })}
                onClick={() => void remove({ input: { id, userId: person.id } })}
              >
                <Trash2 size={16} aria-hidden />
              </IconButton>
            </HStack>
          ))}
        </Stack>
      ) : (
        <Text color="fg.muted" fontSize="sm">
          {texts.nobodyYetWhoIsNamed()}
        </Text>
      )}
      <FormDialog
        call="inviteCoApplicants"
        key={asking}
        open={asking !== null}
        onClose={() => setAsking(null)}
        title={asking === 'team' ? texts.askAllResearchersOfA() : texts.askAResearcher()}
        rules={rules[asking ?? 'person']}
        initial={asking === 'team' ? { teamId: '' } : { userId: '' }}
        action={(values) => name({ input: { id, ...values } })}
        submit={texts.ask()}
      >
        {asking === 'team' ? (
          <SelectField
            name="teamId"
            placeholder={texts.chooseATeam()}
            choices={own.map((team) => ({ value: team.id, label: team.name }))}
          />
        ) : (
          <PersonField
            name="userId"
            roles={['RESEARCHER']}
            without={[...named.map((person) => person.id), author?.id ?? '']}
          />
        )}
      </FormDialog>
    </Stack>
  )
}
