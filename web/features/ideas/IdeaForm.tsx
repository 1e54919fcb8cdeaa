/** Writing an idea down, or changing one: 'Submit New Idea' and 'Edit Idea' (docs/spec/ideas.md#validation). */
import { Text } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { useRef } from 'react'
import { graphql } from 'react-relay'
import * as texts from '#texts/ideas/ideaForm.js'
import { createIdeaRules, ideaCategories, updateIdeaRules } from '#api/features/ideas/idea.rules.ts'
import type { IdeaFormCreateMutation } from '#web/__generated__/IdeaFormCreateMutation.graphql.ts'
import type { IdeaFormUpdateMutation } from '#web/__generated__/IdeaFormUpdateMutation.graphql.ts'
import { KeepDraft } from '#web/features/drafts/KeepDraft.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { Form } from '#web/ui/form/Form.tsx'
import { SwitchField, TextArea, TextField } from '#web/ui/form/fields.tsx'
import { TagsField } from '#web/ui/form/TagsField.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { SimilarRecords } from '#web/features/similar/SimilarRecords.tsx'
import { FormActions } from '#web/ui/form/FormActions.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { agoInside } from '#web/ui/format.ts'
import { Modal } from '#web/ui/Modal.tsx'
import { IpCheckAlert } from './IpCheckAlert.tsx'
import { SimilarIdeas } from './SimilarIdeas.tsx'
import { submitted } from './useIdeaMoves.ts'

/** What may be changed of an idea. */
interface Changeable {
  readonly id: string
  readonly number: number
  readonly firstTitle: string
  readonly firstDescription: string
  readonly category: string
  readonly tags: readonly string[]
  readonly visibleToResearchers: boolean
  readonly confidential: boolean
  readonly ipCheck: string | null | undefined
}

interface Props {
  open: boolean
  /** The idea to change; nothing for a new one. */
  idea: Changeable | null
  /** What was begun earlier. */
  draft: { values: unknown; updatedAt: string } | null
  onClose: () => void
  onShow: (number: number) => void
}

const empty = {
  title: '',
  description: '',
  category: '',
  tags: [] as readonly string[],
  visibleToResearchers: false,
  confidential: false,
}
type Values = typeof empty

const createRules = createIdeaRules.omit(['submit', 'fromDraft'])
const updateRules = updateIdeaRules.omit(['id'])

export const IdeaForm = ({ open, idea, ...rest }: Props) => (
  <Modal open={open} onClose={rest.onClose} title={idea ? texts.editIdea() : texts.submitNewIdea()} width="2xl">
    {idea ? <ChangedIdea idea={idea} {...rest} /> : <NewIdea {...rest} />}
  </Modal>
)

function NewIdea({ draft, onClose, onShow }: Omit<Props, 'open' | 'idea'>) {
  // Which of the two buttons was pressed.
  const submits = useRef(true)
  const [create] = useAction<IdeaFormCreateMutation>(
    graphql`
      mutation IdeaFormCreateMutation($input: CreateIdeaInput!) {
        createIdea(input: $input) {
          idea {
            id
            status
          }
          viewer {
            ...useKeptDraft_viewer
          }
        }
      }
    `,
    {
      success: ({ createIdea: { idea } }) => (idea?.status === 'DRAFT' ? { title: texts.draftSaved() } : submitted),
      failure: texts.failedToSubmitIdea(),
    },
  )
  return (
    <Form<Values, Awaited<ReturnType<typeof create>>>
      call="createIdea"
      rules={createRules}
      initial={{ ...empty, ...(draft?.values as Partial<Values> | undefined) }}
      action={(values) => create({ input: { ...values, submit: submits.current, fromDraft: true } })}
      onDone={onClose}
      actions={
        <FormActions justifyContent="end">
          <SubmitButton variant="outline" order={0} onClick={() => (submits.current = false)}>
            {texts.saveDraft()}
          </SubmitButton>
          <SubmitButton order={1} onClick={() => (submits.current = true)}>
            {texts.submit()}
          </SubmitButton>
        </FormActions>
      }
    >
      {draft && <Text color="fg.muted">{texts.youBeganThisWhat({ updatedAt: agoInside(draft.updatedAt) })}</Text>}
      <Fields except={null} onShow={onShow} general={false} />
      <KeepDraft form="IDEA" />
    </Form>
  )
}

function ChangedIdea({ idea, onClose, onShow }: Omit<Props, 'open' | 'draft'> & { idea: Changeable }) {
  const [update] = useAction<IdeaFormUpdateMutation>(
    graphql`
      mutation IdeaFormUpdateMutation($input: UpdateIdeaInput!) {
        updateIdea(input: $input) {
          idea {
            ...IdeaCard_idea
            ...IdeaSheet_idea
          }
        }
      }
    `,
    { success: { title: texts.ideaUpdated() }, failure: texts.failedToUpdateIdea() },
  )
  const { id, number, firstTitle, firstDescription, category, tags, visibleToResearchers, confidential } = idea
  return (
    <Form
      call="updateIdea"
      rules={updateRules}
      initial={{
        title: firstTitle,
        description: firstDescription,
        category: category || texts.general(),
        tags,
        visibleToResearchers,
        confidential,
      }}
      action={(values, changed) => update({ input: { id, ...values } }, undefined, changed)}
      onDone={onClose}
      actions={
        <FormActions justifyContent="end">
          <SubmitButton>{texts.save()}</SubmitButton>
        </FormActions>
      }
    >
      <Fields except={number} onShow={onShow} general ipCheck={idea.ipCheck} />
    </Form>
  )
}

const choices = ideaCategories.map((name) => ({ value: name, label: name }))
const general = { value: texts.general(), label: texts.general() }

function Fields({
  except,
  onShow,
  general: old,
  ipCheck = null,
}: {
  except: number | null
  onShow: (number: number) => void
  general: boolean
  /** The result of the IP check; none while it is not done. */
  ipCheck?: string | null | undefined
}) {
  const { values, initialValues } = useFormikContext<Values>()
  const isProtecting = ipCheck === 'KEEP_CONFIDENTIAL'
  const isOpened = Boolean(ipCheck) && !isProtecting
  const isRewritten = values.title !== initialValues.title || values.description !== initialValues.description
  return (
    <>
      <TextField name="title" />
      <SimilarRecords>{(written) => <SimilarIdeas written={written} except={except} onShow={onShow} />}</SimilarRecords>
      <TextArea name="description" rows={6} hint={texts.of1000Characters({ length: values.description.length })} />
      <SelectField
        name="category"
        placeholder={texts.chooseACategory()}
        choices={old ? [...choices, general] : choices}
      />
      <TagsField name="tags" />
      <SwitchField
        name="confidential"
        hint={isProtecting ? texts.universityProtectsIt() : texts.publishingCanCostPatent()}
      />
      <SwitchField
        name="visibleToResearchers"
        hint={
          values.confidential && (!isOpened || isRewritten)
            ? texts.othersFindItAfterIpCheck()
            : texts.peopleWithSimilarIdeasFind()
        }
      />
      {isOpened && isRewritten && values.confidential && <IpCheckAlert live words={texts.savingReopensIpCheck()} />}
    </>
  )
}
