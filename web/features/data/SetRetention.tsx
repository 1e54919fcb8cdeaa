/** Says for how long something is kept; what the next run would delete then is said before. */
import { Text } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { useFragment, useLazyLoadQuery } from 'react-relay/hooks'
import { setRetentionRules } from '#api/features/data/data.rules.ts'
import * as texts from '#texts/data/retention.js'
import type { SetRetention_rule$key } from '#web/__generated__/SetRetention_rule.graphql.ts'
import type { SetRetentionMutation } from '#web/__generated__/SetRetentionMutation.graphql.ts'
import type { RetentionName, SetRetentionQuery } from '#web/__generated__/SetRetentionQuery.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { NumberField, SwitchField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { useDebounced } from '#web/ui/useDebounced.ts'
import { keptInWords, thingInWords } from './retentionWords.ts'

const rules = setRetentionRules.whole

interface Values {
  forEver: boolean
  days: number | string
}

export function SetRetention({ rule, onClose }: { rule: SetRetention_rule$key; onClose: () => void }) {
  const { name, days, usualDays, least, most } = useFragment(
    graphql`
      fragment SetRetention_rule on RetentionRule {
        name
        days
        usualDays
        least
        most
      }
    `,
    rule,
  )
  const [set] = useAction<SetRetentionMutation>(
    graphql`
      mutation SetRetentionMutation($input: SetRetentionInput!) {
        setRetention(input: $input) {
          retentionRule {
            name
            days
            over
            ...SetRetention_rule
          }
        }
      }
    `,
    { success: { title: texts.saved() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="setRetention"
      open
      onClose={onClose}
      title={texts.dialog({ title: thingInWords(name) })}
      rules={rules}
      initial={{ forEver: days === null, days: days ?? '' }}
      action={(_, __, edit) => set({ input: { ...edit, name } as never })}
      submit={texts.save()}
    >
      <SwitchField name="forEver" />
      <NumberField
        name="days"
        hint={`${texts.between({ least: least ?? 0, most: most ?? 0 })} ${texts.usual({ usual: keptInWords(usualDays) })}`}
      />
      <Effect name={name as RetentionName} usual={usualDays ?? null} />
    </FormDialog>
  )
}

function Effect({ name, usual }: { name: RetentionName; usual: number | null }) {
  const { forEver, days } = useFormikContext<Values>().values
  const asked = useDebounced(String(days), 300)
  const kept = asked === '' ? usual : Number(asked)
  if (forEver || kept === null || !Number.isInteger(kept) || kept < 0) return null
  return (
    <Suspense fallback={null}>
      <Would name={name} days={kept} />
    </Suspense>
  )
}

function Would({ name, days }: { name: RetentionName; days: number }) {
  const { retentionRule } = useLazyLoadQuery<SetRetentionQuery>(
    graphql`
      query SetRetentionQuery($name: RetentionName!, $days: Int!) {
        retentionRule(name: $name) {
          over(days: $days)
        }
      }
    `,
    { name, days },
    { fetchPolicy: 'network-only' },
  )
  return (
    <Text role="status" fontWeight="medium">
      {texts.would({ count: retentionRule.over })}
    </Text>
  )
}
