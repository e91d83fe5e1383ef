import { FieldApi, FormApi } from '@tanstack/react-form'
import { expect, test } from 'vitest'

import { checkedProblems, onEveryEvent } from './checked-fields.ts'

type Values = { email: string; password: string }

function loginForm() {
  const sent: Values[] = []
  const form = new FormApi({
    defaultValues: { email: '', password: '' },
    canSubmitWhenInvalid: true,
    validationLogic: onEveryEvent,
    validators: {
      onDynamic: ({ value, formApi }) =>
        checkedProblems(
          {
            email: value.email === '' ? 'needed' : value.email.includes('@') ? undefined : 'wrong',
            password: value.password === '' ? 'needed' : undefined,
          },
          formApi,
        ),
    },
    onSubmit: ({ value }) => void sent.push(value),
  })
  form.mount()
  const email = new FieldApi({ form, name: 'email' })
  const password = new FieldApi({ form, name: 'password' })
  email.mount()
  password.mount()
  return { form, email, password, sent }
}

test('a field that was left shows its problem, and follows what is typed from then on', () => {
  const { email, password } = loginForm()
  email.handleChange('a')
  expect(email.state.meta.errors).toEqual([])
  email.handleBlur()
  expect(email.state.meta.errors).toEqual(['wrong'])
  expect(password.state.meta.errors).toEqual([])
  email.handleChange('a@b.example')
  expect(email.state.meta.errors).toEqual([])
})

test('a submit shows the problems of all fields, also when one was shown before', async () => {
  const { form, email, password, sent } = loginForm()
  email.handleBlur()
  await form.handleSubmit()
  expect(email.state.meta.errors).toEqual(['needed'])
  expect(password.state.meta.errors).toEqual(['needed'])
  email.handleChange('a@b.example')
  password.handleChange('otters')
  await form.handleSubmit()
  expect(sent).toEqual([{ email: 'a@b.example', password: 'otters' }])
})
