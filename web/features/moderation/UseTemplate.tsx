/** Fills in the explanation of a decision from a template, in both languages. */
import { useFormikContext } from 'formik'
import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { useLazyLoadQuery } from 'react-relay/hooks'
import * as texts from '#texts/moderation/actions.js'
import type { UseTemplateQuery } from '#web/__generated__/UseTemplateQuery.graphql.ts'
import { TemplateChoice } from '#web/ui/form/TemplateChoice.tsx'

export const UseTemplate = ({ decision }: { decision: string }) => (
  <Suspense>
    <Choice decision={decision} />
  </Suspense>
)

function Choice({ decision }: { decision: string }) {
  const { moderationTemplates } = useLazyLoadQuery<UseTemplateQuery>(
    graphql`
      query UseTemplateQuery {
        moderationTemplates {
          id
          name
          decision
          text
          textArabic
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  )
  const { setFieldValue } = useFormikContext()
  const fitting = moderationTemplates.filter((one) => one.decision === decision)
  const fill = async (id: string) => {
    const template = fitting.find((one) => one.id === id)
    if (!template) return
    await setFieldValue('explanation', template.text)
    await setFieldValue('explanationArabic', template.textArabic)
  }
  return (
    <TemplateChoice
      label={texts.template()}
      placeholder={texts.chooseTemplate()}
      templates={fitting}
      onChoose={(id) => void fill(id)}
    />
  )
}
