UPDATE "app"."order_event" SET "actor" = 'platform' WHERE "actor" = 'house';
