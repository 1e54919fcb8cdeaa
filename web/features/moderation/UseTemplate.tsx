/** Fills in the explanation of a decision from a template, in both languages. */
import { NativeSelect } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { useLazyLoadQuery } from 'react-relay/hooks'
import * as texts from '#texts/moderation/actions.js'
import type { UseTemplateQuery } from '#web/__generated__/UseTemplateQuery.graphql.ts'

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
  if (!fitting.length) return null
  const fill = async (id: string) => {
    const template = fitting.find((one) => one.id === id)
    if (!template) return
    await setFieldValue('explanation', template.text)
    await setFieldValue('explanationArabic', template.textArabic)
  }
  return (
    <NativeSelect.Root size="sm" maxW="64" alignSelf="start">
      <NativeSelect.Field aria-label={texts.template()} value="" onChange={({ target }) => void fill(target.value)}>
        <option value="">{texts.chooseTemplate()}</option>
        {fitting.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  )
}
