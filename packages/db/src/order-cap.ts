import type pg from 'pg'

/**
 * Whether an account may have this many additional unpaid orders. A function, because the statement that places orders
 * sees the rows as of its start: this one reads again after it has waited for the account's other orders.
 */
export async function installOrderCap(client: pg.Client): Promise<void> {
  await client.query(`
    create or replace function app.may_place_orders(buyer uuid, more int, most int, unpaid smallint)
    returns boolean language plpgsql volatile as $$
    begin
      perform from app.account where id = buyer for no key update;
      return more + (select count(*) from app.mall_order where account_id = buyer and status = unpaid) <= most;
    end $$`)
}
