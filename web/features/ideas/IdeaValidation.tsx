/** Who validates an idea: the wish, the expert whom the university chooses, and where it stands. */
import { Button, HStack, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import {
  assignValidationRules,
  closeValidationRules,
  requestValidationRules,
  validationPriorities,
  validationTypes,
} from '#api/features/ideas/validation.rules.ts'
import * as texts from '#texts/ideas/ideaValidation.js'
import type { IdeaValidation_idea$key } from '#web/__generated__/IdeaValidation_idea.graphql.ts'
import type { IdeaValidationAskMutation } from '#web/__generated__/IdeaValidationAskMutation.graphql.ts'
import type { IdeaValidationAssignMutation } from '#web/__generated__/IdeaValidationAssignMutation.graphql.ts'
import type { IdeaValidationCloseMutation } from '#web/__generated__/IdeaValidationCloseMutation.graphql.ts'
import { ConflictsOfChosen } from '#web/features/people/ConflictsOfChosen.tsx'
import { PersonField } from '#web/features/people/PersonField.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { AddButton } from '#web/ui/record/AddRow.tsx'
import { DateField, TextArea } from '#web/ui/form/fields.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { formatDate } from '#web/ui/format.ts'
import { WrittenText } from '#web/ui/WrittenText.tsx'
import { priorityTones, priorityWords, typeWords } from './validationWords.ts'

const types = validationTypes.map((value) => ({ value, label: typeWords(value) }))
const priorities = validationPriorities.map((value) => ({ value, label: priorityWords(value) }))

const states = {
  OPEN: { words: texts.waitsForAnExpert(), tone: 'pending' },
  ASSIGNED: { words: texts.withAnExpert(), tone: 'info' },
  ANSWERED: { words: texts.answered(), tone: 'success' },
  CLOSED: { words: texts.closed(), tone: 'neutral' },
} as const

const askRules = requestValidationRules.omit(['ideaId', 'title'])
const assignRules = assignValidationRules.omit(['id'])
const closeRules = closeValidationRules.omit(['id'])

export function IdeaValidation({ idea }: { idea: IdeaValidation_idea$key }) {
  const { id, title, status, canAskValidation, requests } = useFragment(
    graphql`
      fragment IdeaValidation_idea on Idea {
        id
        title
        status
        canAskValidation
        requests {
          id
          status
          requestType
          priority
          description
          createdAt
          acceptedAt
          answerBy
          canAssign
          canClose
          assignee {
            name
          }
        }
      }
    `,
    idea,
  )
  const [open, setOpen] = useState<{ what: 'ask' } | { what: 'assign' | 'close'; request: string } | null>(null)
  const { ask, assign, close } = useRequests()
  const present = requests.flatMap((request) => (request ? [request] : []))
  const mayAsk =
    canAskValidation &&
    (status === 'APPROVED' || status === 'VALIDATED') &&
    !present.some((request) => request.status === 'OPEN')
  if (!present.length && !mayAsk) return null
  const shut = () => setOpen(null)
  const askButton = mayAsk && (
    <Button variant="outline" alignSelf="start" onClick={() => setOpen({ what: 'ask' })}>
      {texts.askForValidation()}
    </Button>
  )
  const askForm = (
    <FormDialog
      call="requestValidation"
      open={open?.what === 'ask'}
      onClose={shut}
      title={texts.askForValidationTitle({ title })}
      rules={askRules}
      initial={{ description: '', requestType: 'TECHNICAL' as const, priority: 'MEDIUM' as const, answerBy: null }}
      action={(values) => ask({ input: { ideaId: id, ...values } })}
      submit={texts.ask()}
    >
      <TextArea name="description" rows={3} />
      <SelectField name="requestType" choices={types} />
      <SelectField name="priority" choices={priorities} />
      <DateField name="answerBy" />
    </FormDialog>
  )
  if (!present.length)
    return (
      <>
        <AddButton>{askButton}</AddButton>
        {askForm}
      </>
    )
  return (
    <Section title={texts.validation()}>
      <Stack as="ul" listStyleType="none" gap="4">
        {present.map((request) => (
          <Stack as="li" key={request.id} gap="1">
            <HStack flexWrap="wrap">
              <Tag tone={states[request.status].tone}>{states[request.status].words}</Tag>
              <Tag>{typeWords(request.requestType)}</Tag>
              <Tag tone={priorityTones[request.priority]}>{texts.priority({ priority: request.priority })}</Tag>
            </HStack>
            <Text>
              {request.assignee
                ? `${request.assignee.name}${request.acceptedAt || request.status !== 'ASSIGNED' ? '' : texts.notAcceptedYet()}`
                : texts.noExpertIsChosenYet()}
            </Text>
            <Text fontSize="xs" color="fg.muted">
              {request.answerBy
                ? texts.askedForWantedBy({
                    createdAt: formatDate(request.createdAt),
                    answerBy: formatDate(request.answerBy),
                  })
                : texts.askedFor({ createdAt: formatDate(request.createdAt) })}
            </Text>
            {request.description && <WrittenText>{request.description}</WrittenText>}
            {(request.status === 'OPEN' || request.status === 'ASSIGNED') && (
              <HStack flexWrap="wrap">
                {request.canAssign && (
                  <Button size="xs" onClick={() => setOpen({ what: 'assign', request: request.id })}>
                    {request.assignee ? texts.chooseAnotherExpert() : texts.chooseAnExpert()}
                  </Button>
                )}
                {request.canClose && (
                  <Button size="xs" variant="outline" onClick={() => setOpen({ what: 'close', request: request.id })}>
                    {texts.closeRequest()}
                  </Button>
                )}
              </HStack>
            )}
          </Stack>
        ))}
      </Stack>
      {askButton}
      {askForm}
      <FormDialog
        call="assignValidation"
        open={open?.what === 'assign'}
        onClose={shut}
        title={texts.chooseAnExpert()}
        rules={assignRules}
        initial={{ expertId: '', comment: '' }}
        action={({ expertId, comment }) =>
          assign({
            input: { id: open?.what === 'assign' ? open.request : '', expertId: expertId, comment },
          })
        }
        submit={texts.choose()}
      >
        <PersonField name="expertId" roles={['EXPERT']} />
        {open?.what === 'assign' && <ConflictsOfChosen id={open.request} name="expertId" />}
        <TextArea name="comment" rows={2} />
      </FormDialog>
      <FormDialog
        call="closeValidation"
        open={open?.what === 'close'}
        onClose={shut}
        title={texts.closeRequest()}
        rules={closeRules}
        initial={{ comment: '' }}
        action={({ comment }) => close({ input: { id: open?.what === 'close' ? open.request : '', comment } })}
        submit={texts.closeRequest()}
        danger
      >
        <TextArea name="comment" rows={2} />
      </FormDialog>
    </Section>
  )
}

const asking = {
  success: {
    title: texts.validationRequestSubmitted(),
    description: texts.theCommercializationTeamWillReview(),
  },
  failure: texts.failedToCreateValidationRequest(),
}
const assigning = {
  success: { title: texts.expertChosen(), description: texts.theExpertIsTold() },
}
const closing = { success: { title: texts.requestClosed() } }

function useRequests() {
  const [ask] = useAction<IdeaValidationAskMutation>(
    graphql`
      mutation IdeaValidationAskMutation($input: RequestValidationInput!) {
        requestValidation(input: $input) {
          request {
            idea {
              ...IdeaValidation_idea
            }
          }
        }
      }
    `,
    asking,
  )
  const [assign] = useAction<IdeaValidationAssignMutation>(
    graphql`
      mutation IdeaValidationAssignMutation($input: AssignValidationInput!) {
        assignValidation(input: $input) {
          request {
            idea {
              ...IdeaValidation_idea
            }
          }
        }
      }
    `,
    assigning,
  )
  const [close] = useAction<IdeaValidationCloseMutation>(
    graphql`
      mutation IdeaValidationCloseMutation($input: CloseValidationInput!) {
        closeValidation(input: $input) {
          request {
            idea {
              ...IdeaValidation_idea
            }
          }
        }
      }
    `,
    closing,
  )
  return { ask, assign, close }
}
