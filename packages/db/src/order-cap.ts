import { orderLimits } from '@mofu/domain/mall/sku-quantity'
import type pg from 'pg'

/**
 * Whether an account may have this many additional unpaid orders, and has not closed too many without paying them: each
 * stays, and cost nothing. A function, because the statement that places orders sees the rows as of its start: this one
 * reads again after it has waited for the account's other orders. Ids begin with their time, so that one index has the
 * orders of the last hour.
 */
export async function installOrderCap(client: pg.Client): Promise<void> {
  await client.query(`
    create or replace function app.may_place_orders(buyer uuid, more int, most int, unpaid smallint)
    returns boolean language plpgsql volatile as $$
    begin
      perform from app.account where id = buyer for no key update;
      return more + (select count(*) from app.mall_order where account_id = buyer and status = unpaid) <= most
        and more + (select count(*) from app.mall_order where account_id = buyer and paid_at is null
          and id > (lpad(to_hex((extract(epoch from now()) * 1000)::bigint - 3600000), 12, '0') || repeat('0', 20))::uuid)
          <= ${orderLimits.unpaidHourly};
    end $$`)
}
