/** A request for validation: accept, decline or hand it on; once accepted, the idea to read and the way to the feedback. */
import { Button, Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import { dotted, listed } from '#listed'
import {
  acceptValidationRules,
  declineValidationRules,
  delegateValidationRules,
} from '#api/features/ideas/validation.rules.ts'
import * as texts from '#texts/experts/validationCard.js'
import { answerBy as answerWords } from '#web/ui/dueWords.ts'
import type { ValidationCard_request$key } from '#web/__generated__/ValidationCard_request.graphql.ts'
import type { ValidationCardAcceptMutation } from '#web/__generated__/ValidationCardAcceptMutation.graphql.ts'
import type { ValidationCardDeclineMutation } from '#web/__generated__/ValidationCardDeclineMutation.graphql.ts'
import type { ValidationCardDelegateMutation } from '#web/__generated__/ValidationCardDelegateMutation.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { ConfidentialTag } from '#web/features/ideas/ConfidentialTag.tsx'
import { priorityTones, typeWords } from '#web/features/ideas/validationWords.ts'
import { PersonField } from '#web/features/people/PersonField.tsx'
import { globalId } from '#web/relay/globalId.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Card } from '#web/ui/Card.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { CheckboxField, TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { agoInside } from '#web/ui/format.ts'
import { WrittenText } from '#web/ui/WrittenText.tsx'

const acceptRules = acceptValidationRules.omit(['id'])
const declineRules = declineValidationRules.omit(['id'])
const delegateRules = delegateValidationRules.omit(['id'])

export function ValidationCard({ request: key }: { request: ValidationCard_request$key }) {
  const request = useFragment(
    graphql`
      fragment ValidationCard_request on ValidationRequest {
        id
        number
        title
        description
        requestType
        priority
        createdAt
        answerBy
        acceptedAt
        requester {
          name
          department
        }
        idea {
          title
          description
          category
          tags
          isKeptConfidential
        }
      }
    `,
    key,
  )
  const { id, title, description, acceptedAt, answerBy, idea, requester } = request
  const viewer = useViewer()
  const { accept, decline, delegate } = useValidation()
  const [open, setOpen] = useState<'accept' | 'decline' | 'delegate' | null>(null)
  const shut = () => setOpen(null)
  return (
    <Card aria-label={title}>
      <Flex justifyContent="space-between" gap="3" wrap="wrap">
        <Heading as="h2" size="md" overflowWrap="anywhere">
          {title}
        </Heading>
        <HStack>
          <Tag tone={priorityTones[request.priority]}>{texts.priority({ priority: request.priority })}</Tag>
          <Tag>{typeWords(request.requestType)}</Tag>
        </HStack>
      </Flex>
      <Text color="fg.muted">
        {dotted([
          listed([requester?.name ?? texts.formerMember(), requester?.department]),
          texts.asked({ createdAt: agoInside(request.createdAt) }),
          answerBy && answerWords(answerBy),
        ])}
      </Text>
      {description && <WrittenText>{description}</WrittenText>}
      {idea && (
        <Stack
          as="section"
          aria-label={texts.theIdea({ title: idea.title })}
          gap="2"
          borderInlineStartWidth="3px"
          paddingInlineStart="3"
        >
          <Text fontWeight="medium">{idea.title}</Text>
          <WrittenText>{idea.description}</WrittenText>
          <HStack gap="1.5" flexWrap="wrap">
            {idea.isKeptConfidential && <ConfidentialTag />}
            <Tag tone="brand">{idea.category}</Tag>
            {idea.tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </HStack>
        </Stack>
      )}
      <HStack flexWrap="wrap">
        {acceptedAt ? (
          <Button size="sm" asChild>
            <Link to={`/experts/feedback?request=${request.number}`}>{texts.writeFeedback()}</Link>
          </Button>
        ) : (
          <Button size="sm" onClick={() => setOpen('accept')}>
            {texts.accept()}
          </Button>
        )}
        <Button size="sm" variant="outline" onClick={() => setOpen('delegate')}>
          {texts.reassign()}
        </Button>
        <Button size="sm" variant="outline" onClick={() => setOpen('decline')}>
          {texts.decline()}
        </Button>
      </HStack>
      <FormDialog
        call="acceptValidation"
        open={open === 'accept'}
        onClose={shut}
        title={texts.validate({ title })}
        rules={acceptRules}
        initial={{ noConflict: false }}
        action={({ noConflict }) => accept({ input: { id, noConflict } })}
        submit={texts.accept()}
      >
        <Text>{texts.youReadTheIdeaOnce()}</Text>
        <CheckboxField name="noConflict" />
      </FormDialog>
      <FormDialog
        call="declineValidation"
        open={open === 'decline'}
        onClose={shut}
        title={texts.declineTitle({ title })}
        rules={declineRules}
        initial={{ reason: '' }}
        action={({ reason }) => decline({ input: { id, reason } })}
        submit={texts.decline()}
        danger
      >
        <TextArea name="reason" rows={3} hint={texts.theUniversityReadsItAnd()} />
      </FormDialog>
      <FormDialog
        call="delegateValidation"
        open={open === 'delegate'}
        onClose={shut}
        title={texts.reassignTitle({ title })}
        rules={delegateRules}
        initial={{ expertId: '', comment: '' }}
        action={(values) => delegate({ input: { id, ...values } })}
        submit={texts.reassign()}
      >
        <PersonField name="expertId" roles={['EXPERT']} without={[globalId('User', viewer.number)]} />
        <TextArea name="comment" rows={3} />
      </FormDialog>
    </Card>
  )
}

function useValidation() {
  const [accept] = useAction<ValidationCardAcceptMutation>(
    graphql`
      mutation ValidationCardAcceptMutation($input: AcceptValidationInput!) {
        acceptValidation(input: $input) {
          request {
            ...ValidationCard_request
          }
        }
      }
    `,
    {
      success: { title: texts.accepted(), description: texts.youCanReadTheIdea() },
      failure: texts.failedToAccept(),
    },
  )
  const [decline] = useAction<ValidationCardDeclineMutation>(
    graphql`
      mutation ValidationCardDeclineMutation($input: DeclineValidationInput!) {
        declineValidation(input: $input) {
          request {
            id
            status
            canAnswer
          }
        }
      }
    `,
    {
      success: { title: texts.declined(), description: texts.theUniversityIsTold() },
      failure: texts.failedToDecline(),
    },
  )
  const [delegate] = useAction<ValidationCardDelegateMutation>(
    graphql`
      mutation ValidationCardDelegateMutation($input: DelegateValidationInput!) {
        delegateValidation(input: $input) {
          request {
            id
            status
            canAnswer
          }
        }
      }
    `,
    {
      success: {
        title: texts.reassigned(),
        description: texts.theOtherExpertIsNotified(),
      },
      failure: texts.failedToReassign(),
    },
  )
  return { accept, decline, delegate }
}
