/** The search of the API's page: shows the calls that have every word, opens the one that an address names. */
export const pageScript = `
const calls = [...document.querySelectorAll('details')]
const words = new Map(calls.map((call) => [call, call.textContent.toLowerCase()]))
const field = document.querySelector('#search')
const found = document.querySelector('#found')
field.form.hidden = false
field.form.addEventListener('submit', (event) => event.preventDefault())
field.addEventListener('input', () => {
  const asked = field.value.toLowerCase().split(/\\s+/).filter(Boolean)
  for (const call of calls) call.hidden = !asked.every((word) => words.get(call).includes(word))
  for (const part of document.querySelectorAll('main > section'))
    part.hidden = asked.length > 0 && !part.querySelector('details:not([hidden])')
  const count = calls.filter((call) => !call.hidden).length
  found.textContent = asked.length ? (count === 1 ? '1 call' : count + ' calls') : ''
})
const open = () => {
  const call = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (call?.matches('details')) call.open = true
}
addEventListener('hashchange', open)
open()
`
