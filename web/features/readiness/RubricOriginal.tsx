/** The English original of a dimension's texts, on demand: a translation of the standard is not the standard. */
import { Button, Stack, Text, chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { graphql } from 'react-relay'
import * as texts from '#texts/readiness/rate.js'
import type { RubricOriginalQuery } from '#web/__generated__/RubricOriginalQuery.graphql.ts'
import { useRead } from '#web/relay/useRead.ts'
import { PartSpinner } from '#web/ui/feedback/Spinners.tsx'
import { riskWords } from './riskWords.ts'

export function RubricOriginal({ code }: { code: string }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <Stack gap="2">
      <Button
        alignSelf="start"
        size="sm"
        variant="ghost"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <chakra.span aria-hidden transform={open ? 'rotate(180deg)' : undefined}>
          <ChevronDown size={16} />
        </chakra.span>
        {texts.original()}
      </Button>
      <Stack id={id} hidden={!open} gap="2" borderWidth="1px" borderRadius="md" padding="3" fontSize="sm">
        {open && (
          <Suspense fallback={<PartSpinner />}>
            <Original code={code} />
          </Suspense>
        )}
      </Stack>
    </Stack>
  )
}

function Original({ code }: { code: string }) {
  const { arlRubric } = useRead<RubricOriginalQuery>(
    graphql`
      query RubricOriginalQuery {
        arlRubric {
          dimensions {
            code
            original {
              title
              description
              low
              medium
              high
            }
          }
        }
      }
    `,
    {},
  )
  const original = arlRubric?.flatMap(({ dimensions }) => dimensions).find((one) => one.code === code)?.original
  if (!original) return null
  const { title, description, low, medium, high } = original
  return (
    <>
      <Stack gap="1" lang="en" dir="ltr">
        <Text fontWeight="medium">{title}</Text>
        <Text>{description}</Text>
      </Stack>
      <Stack as="dl" gap="2">
        {(
          [
            ['LOW', low],
            ['MEDIUM', medium],
            ['HIGH', high],
          ] as const
        ).map(([risk, text]) => (
          <div key={risk}>
            <chakra.dt fontWeight="medium">{riskWords[risk]}</chakra.dt>
            <dd lang="en" dir="ltr">
              {text}
            </dd>
          </div>
        ))}
      </Stack>
    </>
  )
}
