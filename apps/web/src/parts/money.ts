export { moneyText } from '@mofu/domain/money-text'
