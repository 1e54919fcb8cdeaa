/** What is changed in a project's form, from what to what, above the buttons that save it; nothing while nothing is. */
import { Box, HStack, Link, Text } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { ArrowRight } from 'lucide-react'
import { useDeferredValue, useMemo, type ReactNode } from 'react'
import * as texts from '#texts/projects/projectChanges.js'
import { useGoToField } from '#web/ui/form/ErrorSummary.tsx'
import { FormActions } from '#web/ui/form/FormActions.tsx'
import { ownWay } from '#web/ui/ownWay.tsx'
import { projectChanges, type ProjectChange } from './projectChanges.ts'
import type { ProjectValues } from './projectForm.ts'

/** `children` are the buttons; how many changes there are stays in sight beside them. */
export function ChangeSummary({ saved, children }: { saved: ProjectValues; children: ReactNode }) {
  const { values } = useFormikContext<ProjectValues>()
  const written = useDeferredValue(values)
  const changes = useMemo(() => projectChanges(saved, written), [saved, written])
  const count = changes.length
  return (
    <>
      {count > 0 && (
        <Box
          as="section"
          aria-label={texts.whatYouChange()}
          bg="bg.panel"
          borderWidth="1px"
          borderRadius="md"
          padding="4"
        >
          <Text fontWeight="medium" marginBottom="2">
            {texts.whatYouChange()}
          </Text>
          <Box as="ul" listStyleType="none" display="grid" gap="2" fontSize="sm">
            {changes.map((change) => (
              <ChangeLine key={change.field} change={change} />
            ))}
          </Box>
        </Box>
      )}
      <FormActions>
        {children}
        <Text role="status" color="fg.muted" fontSize="sm" paddingInlineStart="2">
          {count > 0 && texts.changes({ count })}
        </Text>
      </FormActions>
    </>
  )
}

function ChangeLine({ change: { field, label, words } }: { change: ProjectChange }) {
  const goTo = useGoToField()
  return (
    <Box as="li" overflowWrap="anywhere">
      <Link asChild textDecoration="underline" color="inherit">
        <button type="button" onClick={() => goTo(field)}>
          {label}
        </button>
      </Link>
      {words ? (
        <HStack columnGap="2" rowGap="0" flexWrap="wrap" align="baseline">
          <Text as="del" textDecoration="none" color="fg.muted">
            {ownWay(words.before)}
          </Text>
          <Box asChild flexShrink={0} alignSelf="center" _rtl={{ transform: 'scaleX(-1)' }}>
            <ArrowRight size={14} aria-label={texts.becomes()} role="img" />
          </Box>
          <Text as="ins" textDecoration="none">
            {ownWay(words.after)}
          </Text>
        </HStack>
      ) : (
        <Text color="fg.muted">{texts.textChanged()}</Text>
      )}
    </Box>
  )
}
