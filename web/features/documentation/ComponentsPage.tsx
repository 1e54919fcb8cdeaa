/** The components that pages are made of, beside each other in light, dark and right to left. */
import { Box, SimpleGrid, Stack, Theme } from '@chakra-ui/react'
import type { ComponentType } from 'react'
import * as texts from '#texts/documentation/components.js'
import * as pages from '#texts/documentation/pages.js'
import { Section } from '#web/ui/Facts.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { ButtonSamples } from './samples/ButtonSamples.tsx'
import { FieldSamples } from './samples/FieldSamples.tsx'
import { MessageSamples } from './samples/MessageSamples.tsx'
import { RecordSamples } from './samples/RecordSamples.tsx'
import { TagSamples } from './samples/TagSamples.tsx'

const looks = [
  { title: texts.light(), appearance: 'light', dir: 'ltr' },
  { title: texts.dark(), appearance: 'dark', dir: 'ltr' },
  { title: texts.rightToLeft(), appearance: 'light', dir: 'rtl' },
] as const

const samples: { title: string; Samples: ComponentType<{ look: string }> }[] = [
  { title: texts.buttons(), Samples: ButtonSamples },
  { title: texts.tags(), Samples: TagSamples },
  { title: texts.fields(), Samples: FieldSamples },
  { title: texts.messages(), Samples: MessageSamples },
  { title: texts.records(), Samples: RecordSamples },
]

export default function ComponentsPage() {
  return (
    <>
      <PageHeader title={pages.components()} description={texts.description()} />
      <Stack gap="5">
        {samples.map(({ title, Samples }) => (
          <Section key={title} title={title}>
            <SimpleGrid columns={{ base: 1, lg: 3 }} gap="4">
              {looks.map((look) => (
                <Box key={look.title} role="group" aria-label={texts.sample({ title, look: look.title })} minW="0">
                  <Theme
                    appearance={look.appearance}
                    dir={look.dir}
                    colorPalette="brand"
                    bg="bg"
                    color="fg"
                    borderWidth="1px"
                    borderRadius="md"
                    padding="4"
                    height="full"
                  >
                    <Samples look={look.title} />
                  </Theme>
                </Box>
              ))}
            </SimpleGrid>
          </Section>
        ))}
      </Stack>
    </>
  )
}
