/**
 * Keeps a dialog or drawer open when the press 'beside' it was the answer to a question over it. A press is looked at
 * one frame later; a fast answer has closed the question by then, and would count as a press beside what is below.
 */
export function staysUnderQuestion(event: CustomEvent<{ target: EventTarget | null }>) {
  const { target } = event.detail
  if (target instanceof Element && target.closest('[role="alertdialog"]')) event.preventDefault()
}
