/**
 * The half hours of a week to be painted: drag over them, or go among them with the arrow keys, change one with Space, and
 * with Shift and an arrow key carry on what was done last.
 */
import { Box, chakra } from '@chakra-ui/react'
import { useRef, type KeyboardEvent } from 'react'
import { halfHour } from './weekHours.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const minutes = Array.from({ length: 48 }, (_, at) => at * halfHour)
/** The hour that is seen first. */
const firstHour = 7
const rowHeight = 22

const clock = (minute: number) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', timeStyle: 'short' }).format(new Date(minute * 60_000))

interface Props {
  cells: ReadonlySet<string>
  onChange: (change: (cells: ReadonlySet<string>) => ReadonlySet<string>) => void
}

export function WeekGrid({ cells, onChange }: Props) {
  // What a drag does: it began on a half hour that was free, or on one that was not.
  const painting = useRef<boolean | null>(null)
  const last = useRef(true)
  const grid = useRef<HTMLTableElement>(null)
  const paint = (cell: string, on: boolean) => {
    last.current = on
    onChange((before) => {
      const next = new Set(before)
      if (on) next.add(cell)
      else next.delete(cell)
      return next
    })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const cell = (event.target as HTMLElement).dataset['cell']
    const [right, down] = steps[event.key] ?? []
    if (!cell || right === undefined || down === undefined) return
    event.preventDefault()
    const [weekday = 1, minute = 0] = cell.split('-').map(Number)
    const to = `${weekday + right}-${minute + down * halfHour}`
    const target = grid.current?.querySelector<HTMLElement>(`[data-cell="${to}"]`)
    if (!target) return
    target.focus()
    if (event.shiftKey) paint(to, last.current)
  }
  return (
    <Box
      borderWidth="1px"
      borderRadius="md"
      maxH="420px"
      overflow="auto"
      onPointerUp={() => (painting.current = null)}
      onPointerLeave={() => (painting.current = null)}
      ref={(box: HTMLDivElement | null) => {
        if (box && !box.dataset['shown']) {
          box.dataset['shown'] = 'yes'
          box.scrollTop = firstHour * 2 * rowHeight
        }
      }}
    >
      <chakra.table
        ref={grid}
        width="full"
        minW="560px"
        tableLayout="fixed"
        fontSize="xs"
        onKeyDown={onKeyDown}
        userSelect="none"
      >
        <chakra.caption srOnly>
          Hours of the week. Arrow keys go from one half hour to the next, Space changes one, Shift with an arrow key
          carries on.
        </chakra.caption>
        <chakra.thead position="sticky" top="0" bg="bg.panel" zIndex="1">
          <tr>
            <th scope="col">Time</th>
            {days.map((day) => (
              <chakra.th key={day} scope="col" padding="1">
                {day.slice(0, 3)}
              </chakra.th>
            ))}
          </tr>
        </chakra.thead>
        <tbody>
          {minutes.map((minute) => (
            <chakra.tr key={minute} height={`${rowHeight}px`}>
              <chakra.th scope="row" fontWeight="normal" color="fg.muted" paddingX="2" whiteSpace="nowrap">
                {minute % 60 === 0 ? clock(minute) : <chakra.span srOnly>{clock(minute)}</chakra.span>}
              </chakra.th>
              {days.map((day, at) => {
                const cell = `${at + 1}-${minute}`
                const on = cells.has(cell)
                return (
                  <chakra.td key={day} padding="0" borderWidth="1px">
                    <chakra.button
                      type="button"
                      display="block"
                      width="full"
                      height={`${rowHeight}px`}
                      data-cell={cell}
                      tabIndex={cell === '1-540' ? 0 : -1}
                      aria-pressed={on}
                      aria-label={`${day} ${clock(minute)}`}
                      bg={on ? 'colorPalette.solid' : 'transparent'}
                      _hover={on ? {} : { bg: 'bg.muted' }}
                      onPointerDown={(event) => {
                        event.currentTarget.releasePointerCapture(event.pointerId)
                        painting.current = !on
                        paint(cell, !on)
                      }}
                      onPointerEnter={() => painting.current !== null && paint(cell, painting.current)}
                      // A click that no pointer made: Space or Enter.
                      onClick={({ detail }) => detail === 0 && paint(cell, !on)}
                    />
                  </chakra.td>
                )
              })}
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  )
}

const steps: Record<string, readonly [right: number, down: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}
