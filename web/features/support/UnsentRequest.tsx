/** The draft of a support request: it is written on, sent or deleted; files may be added before it is sent. */
import { HStack, Text } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import { updateSupportRequestRules } from '#api/features/support/support.rules.ts'
import * as actions from '#texts/support/actions.js'
import * as texts from '#texts/support/form.js'
import * as words from '#texts/support/request.js'
import type { UnsentRequest_query$key } from '#web/__generated__/UnsentRequest_query.graphql.ts'
import type { UnsentRequest_request$key } from '#web/__generated__/UnsentRequest_request.graphql.ts'
import type { UnsentRequestDeleteMutation } from '#web/__generated__/UnsentRequestDeleteMutation.graphql.ts'
import type { UnsentRequestSubmitMutation } from '#web/__generated__/UnsentRequestSubmitMutation.graphql.ts'
import type { UnsentRequestUpdateMutation } from '#web/__generated__/UnsentRequestUpdateMutation.graphql.ts'
import { FilesSection } from '#web/features/files/FilesSection.tsx'
import { useReaders } from '#web/features/readers/useReaders.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import type { Back } from '#web/ui/record/RecordMissing.tsx'
import { RecordPage } from '#web/ui/record/RecordPage.tsx'
import { answersAsValues } from './answersIn.ts'
import { SupportRequestFields } from './SupportRequestFields.tsx'
import { SupportTag } from './SupportTag.tsx'
import { useAskedFields } from './useAskedFields.ts'

const ownRules = updateSupportRequestRules.omit(['id', 'answers'])

interface Props {
  request: UnsentRequest_request$key
  query: UnsentRequest_query$key
  back: Back
}

export function UnsentRequest({ request: key, query, back }: Props) {
  const request = useFragment(
    graphql`
      fragment UnsentRequest_request on SupportRequest {
        id
        title
        subtype
        description
        neededBy
        urgency
        category {
          id
        }
        project {
          id
        }
        answers {
          field
          value
        }
        ...SupportTag_request
        ...FilesSection_record
        ...useReaders_record
      }
    `,
    key,
  )
  const fields = useFragment(
    graphql`
      fragment UnsentRequest_query on Query {
        ...SupportRequestFields_query
        ...useAskedFields_query
      }
    `,
    query,
  )
  const { id, title, subtype, description, neededBy, urgency, category, project, answers } = request
  const { rules, fieldsOf, inputOf } = useAskedFields(fields, ownRules)
  const readers = useReaders(request)
  const remove = useDeleteDraft(id, back.to)
  const { save, sendOnSave } = useSaving(id)
  return (
    <RecordPage
      title={title}
      badges={<SupportTag request={request} />}
      back={back}
      actions={[...readers.actions, { label: actions.delete(), icon: Trash2, danger: true, onSelect: remove }]}
      notices={<Text color="fg.muted">{words.draft()}</Text>}
      rail={<FilesSection record={request} insiders={words.filesOf()} />}
    >
      <Section title={words.about()}>
        <Form
          call="updateSupportRequest"
          rules={rules}
          initial={{
            title,
            subtype,
            description,
            urgency,
            categoryId: category.id,
            projectId: project?.id ?? '',
            neededBy: neededBy ?? '',
            ...answersAsValues(answers),
          }}
          action={(values) => save(inputOf(values))}
          actions={
            <HStack flexWrap="wrap">
              <SubmitButton variant="outline" order={1} onClick={() => sendOnSave(false)}>
                {texts.saveDraft()}
              </SubmitButton>
              <SubmitButton order={0} onClick={() => sendOnSave(true)}>
                {texts.submit()}
              </SubmitButton>
            </HStack>
          }
        >
          <SupportRequestFields query={fields} fieldsOf={fieldsOf} />
        </Form>
      </Section>
      {readers.dialog}
    </RecordPage>
  )
}

/** Saves the draft and, when that was the button, sends it. */
function useSaving(id: string) {
  const sends = useRef(false)
  const [update] = useAction<UnsentRequestUpdateMutation>(
    graphql`
      mutation UnsentRequestUpdateMutation($input: UpdateSupportRequestInput!) {
        updateSupportRequest(input: $input) {
          supportRequest {
            ...UnsentRequest_request
          }
        }
      }
    `,
    { success: () => (sends.current ? null : { title: texts.saved() }), failure: texts.failed() },
  )
  const [send] = useAction<UnsentRequestSubmitMutation>(
    graphql`
      mutation UnsentRequestSubmitMutation($input: SubmitSupportRequestInput!) {
        submitSupportRequest(input: $input) {
          supportRequest {
            status
            ...SupportRequestView_request
          }
        }
      }
    `,
    { success: { title: texts.submitted() }, failure: texts.failed() },
  )
  const save = async (values: Omit<Parameters<typeof update>[0]['input'], 'id'>) => {
    const saved = await update({ input: { id, ...values } })
    return saved.ok && sends.current ? send({ input: { id } }) : saved
  }
  const sendOnSave = (sending: boolean) => {
    sends.current = sending
  }
  return { save, sendOnSave }
}

function useDeleteDraft(id: string, to: string): () => void {
  const confirm = useConfirm()
  const navigate = useNavigate()
  const [remove] = useAction<UnsentRequestDeleteMutation>(
    graphql`
      mutation UnsentRequestDeleteMutation($input: DeleteSupportRequestInput!) {
        deleteSupportRequest(input: $input) {
          deletedId
        }
      }
    `,
    { success: { title: actions.deleted() }, failure: texts.failed(), alone: true },
  )
  return () =>
    confirm({
      title: actions.deleteQuestion(),
      message: actions.deleteConsequence(),
      confirm: actions.delete(),
      danger: true,
      onConfirm: async () => {
        const { ok } = await remove({ input: { id } })
        if (ok) void navigate(to)
        return ok
      },
    })
}
