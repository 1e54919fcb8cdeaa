/** The place of toasts. Success goes after a time that a person chooses (paused under pointer or focus); an error stays until it is closed (docs/spec/shell.md#toasts). */
import * as texts from '#texts/ui/toaster.js'
import { Button, CloseButton, HStack, Portal, Stack, Text, chakra } from '@chakra-ui/react'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { timeOf } from './messageTime.ts'
import { onToast, type Toast } from './toast.ts'

export function Toaster() {
  const [shown, setShown] = useState<{ toast: Toast; number: number } | null>(null)
  const [held, setHeld] = useState(false)
  useEffect(() => onToast((toast) => setShown((before) => toast && { toast, number: (before?.number ?? 0) + 1 })), [])
  useEffect(() => {
    if (shown?.toast.kind !== 'success' || held) return
    const time = timeOf({ offers: Boolean(shown.toast.action) })
    if (time === null) return
    const timer = setTimeout(() => setShown(null), time)
    return () => clearTimeout(timer)
  }, [shown, held])

  const toast = shown?.toast
  const Icon = toast?.kind === 'error' ? CircleAlert : CircleCheck
  return (
    <Portal>
      <chakra.div
        position="fixed"
        insetInlineEnd={{ base: '4', md: '6' }}
        insetInlineStart={{ base: '4', md: 'auto' }}
        top="4"
        zIndex="toast"
        role={toast?.kind === 'error' ? 'alert' : 'status'}
        aria-live={toast?.kind === 'error' ? 'assertive' : 'polite'}
        onMouseEnter={() => setHeld(true)}
        onMouseLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        {toast && (
          <HStack
            key={shown.number}
            bg="bg.panel"
            borderWidth="1px"
            borderInlineStartWidth="4px"
            borderInlineStartColor={toast.kind === 'error' ? 'danger.solid' : 'success.solid'}
            borderRadius="md"
            boxShadow="lg"
            padding="3"
            gap="3"
            alignItems="start"
            minW={{ md: '320px' }}
            maxW="480px"
          >
            <chakra.span color={toast.kind === 'error' ? 'danger.fg' : 'success.fg'} paddingTop="0.5">
              <Icon size={18} aria-hidden />
            </chakra.span>
            <Stack gap="0.5" flex="1">
              <Text fontWeight="semibold">{toast.title}</Text>
              {toast.description && <Text color="fg.muted">{toast.description}</Text>}
            </Stack>
            {toast.action && (
              <Button
                size="xs"
                variant="outline"
                onClick={() => {
                  setShown(null)
                  toast.action?.run()
                }}
              >
                {toast.action.label}
              </Button>
            )}
            <CloseButton size="xs" aria-label={texts.closeMessage()} onClick={() => setShown(null)} />
          </HStack>
        )}
      </chakra.div>
    </Portal>
  )
}
