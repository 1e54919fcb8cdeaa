/** The guided tour over a start page: one place after the other, by keyboard too, and ended at any time. */
import { Tour as Parts, useTour } from '@ark-ui/react/tour'
import { Button, chakra, HStack, IconButton, Portal, Text } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import * as texts from '#texts/tour/tour.js'
import { useViewer } from '../AppContext.tsx'
import { placesFor } from './tourSteps.ts'

const Positioner = chakra(Parts.Positioner)
const Spotlight = chakra(Parts.Spotlight)
const Content = chakra(Parts.Content)

/** The first of the places that is drawn: on phones the menu is elsewhere. */
const shown = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.getClientRects().length > 0) ?? null

export default function Tour({ onEnd }: { onEnd: () => void }) {
  const { role } = useViewer()
  // Found once: the tour begins again when its steps change.
  const [steps] = useState(() =>
    placesFor(role)
      .filter(({ selector }) => shown(selector))
      .map(({ selector, ...step }) => ({ ...step, type: 'tooltip' as const, target: () => shown(selector) })),
  )
  const tour = useTour({
    steps,
    preventInteraction: true,
    onStatusChange: ({ status }) => {
      if (status !== 'started' && status !== 'idle') onEnd()
    },
  })
  // It begins once; its later states are its own.
  useEffect(() => tour.start(), []) // oxlint-disable-line react/exhaustive-deps
  const nth = tour.stepIndex
  const isLast = nth === steps.length - 1
  return (
    <Parts.Root tour={tour}>
      <Portal>
        <Spotlight
          zIndex="overlay"
          borderRadius="md"
          outline="3px solid"
          outlineColor="brand.solid"
          boxShadow="0 0 0 200vmax {colors.blackAlpha.500}"
        />
        {/* Above the shade: its own style would put it below. */}
        <Positioner css={{ zIndex: 'var(--chakra-z-index-popover) !important' }}>
          <Content
            bg="bg.panel"
            borderWidth="1px"
            borderRadius="md"
            boxShadow="lg"
            padding="4"
            width="min(340px, calc(100vw - 2rem))"
          >
            <Parts.Title asChild>
              <Text as="h2" fontWeight="semibold" paddingInlineEnd="8">
                {steps[nth]?.title}
              </Text>
            </Parts.Title>
            <Parts.Description asChild>
              <Text marginTop="1">{steps[nth]?.description}</Text>
            </Parts.Description>
            <HStack marginTop="4" justifyContent="space-between">
              <Text color="fg.muted" fontSize="sm">
                {texts.progress({ nth: nth + 1, of: steps.length })}
              </Text>
              <HStack gap="2">
                {nth > 0 && (
                  <Button size="sm" variant="outline" onClick={() => tour.prev()}>
                    {texts.back()}
                  </Button>
                )}
                <Button size="sm" onClick={() => (isLast ? onEnd() : tour.next())}>
                  {isLast ? texts.done() : texts.next()}
                </Button>
              </HStack>
            </HStack>
            {/* Last, so that going on has the focus first. */}
            <Parts.CloseTrigger asChild>
              <IconButton
                variant="ghost"
                size="xs"
                aria-label={texts.close()}
                position="absolute"
                top="3"
                insetInlineEnd="3"
              >
                <X size={16} />
              </IconButton>
            </Parts.CloseTrigger>
          </Content>
        </Positioner>
      </Portal>
    </Parts.Root>
  )
}
