DROP INDEX "spot_orders_user_id_id_index";--> statement-breakpoint
DROP INDEX "spot_orders_open_user_index";--> statement-breakpoint
CREATE INDEX "spot_orders_user_index" ON "spot_orders" USING btree ("user_id","status","side","id");--> statement-breakpoint
CREATE INDEX "spot_orders_user_pair_index" ON "spot_orders" USING btree ("user_id","instrument_id","status","side","id");