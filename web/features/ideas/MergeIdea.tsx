/** Merges an idea into another one, after showing both and what that does. */
import { Text } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { mergeIdeasRules } from '#api/features/ideas/merge.rules.ts'
import * as texts from '#texts/ideas/merge.js'
import type { MergeIdeaMutation } from '#web/__generated__/MergeIdeaMutation.graphql.ts'
import { OwnConflicts } from '#web/features/people/ConflictsOf.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { PartSpinner } from '#web/ui/feedback/Spinners.tsx'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { IdeaField } from './IdeaField.tsx'
import { IdeaMergePreview } from './IdeaMergePreview.tsx'

/** The idea that goes on, where it was chosen before. */
export interface Into {
  id: string
  title: string
}

interface Props {
  idea: { id: string; title: string }
  into: Into | null
  onClose: () => void
}

const rules = mergeIdeasRules.omit(['id'])

export function MergeIdea({ idea: { id, title }, into, onClose }: Props) {
  const [merge] = useAction<MergeIdeaMutation>(
    graphql`
      mutation MergeIdeaMutation($input: MergeIdeasInput!) {
        mergeIdeas(input: $input) {
          idea {
            ...IdeaSheet_idea
          }
          into {
            ...VoteButton_idea
            mergedIdeas {
              number
              path
              title
            }
          }
        }
      }
    `,
    { success: { title: texts.merged(), description: texts.mergedMeans() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="mergeIdeas"
      open
      onClose={onClose}
      title={texts.title({ title })}
      rules={rules}
      initial={{ intoId: into?.id ?? '', reason: '' }}
      action={(values) => merge({ input: { id, ...values } })}
      submit={texts.submit()}
      width="3xl"
    >
      <Text color="fg.muted">{texts.hint()}</Text>
      <OwnConflicts id={id} />
      <IdeaField name="intoId" without={id} title={into?.title ?? ''} />
      <Suspense fallback={<PartSpinner />}>
        <Effects id={id} />
      </Suspense>
      <TextArea name="reason" rows={3} hint={texts.reasonHint()} />
    </FormDialog>
  )
}

function Effects({ id }: { id: string }) {
  const { intoId } = useFormikContext<{ intoId: string }>().values
  return intoId ? <IdeaMergePreview key={intoId} id={id} intoId={intoId} /> : null
}
