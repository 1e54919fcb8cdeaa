/** Records like the one that is being written in a form with a title and a description, so that people find each other. */
import { Box, Stack, Text } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { Suspense, useDeferredValue, type ReactNode } from 'react'
import { compared } from '#api/alike.rules.ts'
import { useDebounced } from '#web/ui/useDebounced.ts'

export interface Written {
  title: string
  description: string
}

/** Shows what is like what is written, once nobody has typed for a moment; what was found last stays until then. */
export function SimilarRecords({ children }: { children: (written: Written) => ReactNode }) {
  const { values } = useFormikContext<Written>()
  const title = useDeferredValue(useDebounced(values.title.trim().slice(0, compared.title), 600))
  const description = useDeferredValue(useDebounced(values.description.trim().slice(0, compared.description), 600))
  if (title.length < compared.shortestTitle) return null
  return <Suspense fallback={null}>{children({ title, description })}</Suspense>
}

interface Similar {
  id: string
  /** What opens it, its status and whose it is. */
  shown: ReactNode
  by: string
}

/** The list of what was found; nothing when there is none. */
export function SimilarList({ heading, records }: { heading: string; records: readonly Similar[] }) {
  if (!records.length) return null
  return (
    <Box role="status" bg="bg.muted" borderRadius="md" padding="3">
      <Text fontWeight="medium" marginBottom="2">
        {heading}
      </Text>
      <Stack as="ul" gap="2" listStyleType="none">
        {records.map(({ id, shown, by }) => (
          <Box as="li" key={id}>
            {shown}{' '}
            <Text as="span" fontSize="xs" color="fg.muted" dir="auto">
              {by}
            </Text>
          </Box>
        ))}
      </Stack>
    </Box>
  )
}
