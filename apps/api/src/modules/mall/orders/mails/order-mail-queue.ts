import { jobQueue } from '../../../../platform/jobs/queue.ts'

/** Mails about orders, one for each notification. Also filled by the statement that places orders (checkout/placing/store.ts). */
export const orderMailQueue = jobQueue<{ notificationId: number }>('order-mail')
