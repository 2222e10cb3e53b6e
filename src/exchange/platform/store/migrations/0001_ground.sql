CREATE TABLE "code_guesses" (
	"address" text NOT NULL,
	"source" text NOT NULL,
	"wrong" integer NOT NULL,
	"since" bigint NOT NULL,
	CONSTRAINT "code_guesses_address_source_pk" PRIMARY KEY("address","source")
);
--> statement-breakpoint
CREATE TABLE "holds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "holds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product" text NOT NULL,
	"reference" text NOT NULL,
	"owner" text NOT NULL,
	"account" text NOT NULL,
	"coin" integer NOT NULL,
	"amount" numeric(36, 18) NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "holds_product_reference_unique" UNIQUE("product","reference"),
	CONSTRAINT "holds_positive" CHECK ("holds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "house_deltas" (
	"owner" text NOT NULL,
	"account" text NOT NULL,
	"coin" integer NOT NULL,
	"amount" numeric(36, 18) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "house_postings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "house_postings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"entry_id" bigint NOT NULL,
	"owner" text NOT NULL,
	"account" text NOT NULL,
	"coin" integer NOT NULL,
	"amount" numeric(36, 18) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market_tapes" (
	"symbol" text PRIMARY KEY NOT NULL,
	"trades" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_secrets" (
	"day" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"published_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trade_journal" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"trades" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"consumer" text NOT NULL,
	"topic" text NOT NULL,
	"user_id" integer NOT NULL,
	"payload" jsonb,
	"created_at" bigint NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"try_at" bigint NOT NULL,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product" text NOT NULL,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"due_at" bigint NOT NULL,
	"try_at" bigint NOT NULL,
	"payload" jsonb,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"done_at" bigint,
	CONSTRAINT "tasks_kind_ref_unique" UNIQUE("kind","ref")
);
--> statement-breakpoint
CREATE TABLE "tick_batches" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL,
	"values" "bytea" NOT NULL,
	"root" "bytea" NOT NULL,
	"prev_hash" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tick_pins" (
	"seq" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tick_segments" (
	"first_seq" bigint PRIMARY KEY NOT NULL,
	"last_seq" bigint NOT NULL,
	"first_at" bigint NOT NULL,
	"last_at" bigint NOT NULL,
	"prev_hash" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	"data" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "balances" DROP CONSTRAINT "balances_not_negative";--> statement-breakpoint
DROP INDEX "ledger_entries_reference_index";--> statement-breakpoint
DROP INDEX "spot_orders_status_instrument_id_index";--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "source" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "is_known" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "balances" ADD COLUMN "postings" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "is_once" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD COLUMN "is_flow" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "house_postings" ADD CONSTRAINT "house_postings_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "code_guesses_since_index" ON "code_guesses" USING btree ("since");--> statement-breakpoint
CREATE INDEX "holds_owner_account_coin_index" ON "holds" USING btree ("owner","account","coin");--> statement-breakpoint
CREATE INDEX "house_postings_entry_id_index" ON "house_postings" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "outbox_consumer_user_id_id_index" ON "outbox" USING btree ("consumer","user_id","id");--> statement-breakpoint
CREATE INDEX "tasks_try_at_index" ON "tasks" USING btree ("try_at") WHERE "tasks"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "tasks_done" ON "tasks" USING btree ("done_at") WHERE "tasks"."state" = 'done';--> statement-breakpoint
CREATE INDEX "tick_segments_last_at_index" ON "tick_segments" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "call_guards_last_at_index" ON "call_guards" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "codes_created_at_index" ON "codes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "demo_mails_created_at_index" ON "demo_mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "login_attempts_last_at_index" ON "login_attempts" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_revoked" ON "sessions" USING btree ("id") WHERE "sessions"."revoked_at" is not null;--> statement-breakpoint
CREATE INDEX "uploads_user_id_created_at_index" ON "uploads" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "uploads_created_at_index" ON "uploads" USING btree ("created_at") WHERE "uploads"."reference" is null;--> statement-breakpoint
CREATE INDEX "balances_houses" ON "balances" USING btree ("owner") WHERE starts_with("balances"."owner", 'house:');--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_once" ON "ledger_entries" USING btree ("kind","reference") WHERE "ledger_entries"."is_once";--> statement-breakpoint
CREATE INDEX "ledger_postings_flows" ON "ledger_postings" USING btree ("owner","created_at") WHERE "ledger_postings"."is_flow";--> statement-breakpoint
CREATE INDEX "ledger_postings_transfers" ON "ledger_postings" USING btree ("owner","id") WHERE "ledger_postings"."kind" between 9 and 16;--> statement-breakpoint
CREATE INDEX "spot_orders_open_user_index" ON "spot_orders" USING btree ("user_id","id") WHERE "spot_orders"."status" = 1;--> statement-breakpoint
CREATE INDEX "spot_orders_open_index" ON "spot_orders" USING btree ("id") WHERE "spot_orders"."status" = 1;--> statement-breakpoint
ALTER TABLE "daily_snapshots" DROP COLUMN "net_flow";--> statement-breakpoint
ALTER TABLE "spot_orders" DROP COLUMN "frozen";--> statement-breakpoint
ALTER TABLE "spot_fills" ADD CONSTRAINT "spot_fills_trade_unique" UNIQUE("instrument_id","trade_id","order_id");--> statement-breakpoint
ALTER TABLE "balances" ADD CONSTRAINT "balances_not_negative" CHECK (starts_with("balances"."owner", 'house:') or ("balances"."available" >= 0 and "balances"."frozen" >= 0));--> statement-breakpoint
ALTER TABLE "spot_fills" ADD CONSTRAINT "spot_fills_positive" CHECK ("spot_fills"."amount" > 0 and "spot_fills"."value" >= 0 and "spot_fills"."fee" >= 0);--> statement-breakpoint
ALTER TABLE "spot_orders" ADD CONSTRAINT "spot_orders_within" CHECK ("spot_orders"."filled_amount" >= 0 and "spot_orders"."filled_amount" <= "spot_orders"."amount");--> statement-breakpoint
ALTER TABLE "spot_orders" ADD CONSTRAINT "spot_orders_positive" CHECK ("spot_orders"."amount" > 0 and "spot_orders"."price" >= 0);--> statement-breakpoint
ALTER TABLE "spot_orders" ADD CONSTRAINT "spot_orders_sums" CHECK ("spot_orders"."filled_value" >= 0 and "spot_orders"."fee" >= 0);
--> statement-breakpoint
insert into holds (product, reference, owner, account, coin, amount, created_at)
select 'spot', 'order:' || o.id, 'user:' || o.user_id, 'spot', case when o.side = 1 then i.quote_id else i.base_id end,
  case when o.side = 1 then o.price * (o.amount - o.filled_amount) else o.amount - o.filled_amount end, o.created_at
from spot_orders o join instruments i on i.id = o.instrument_id
where o.status = 1
on conflict do nothing;
--> statement-breakpoint
insert into house_postings (entry_id, owner, account, coin, amount)
select entry_id, owner, account, coin, available from ledger_postings where owner like 'house:%' order by id;
--> statement-breakpoint
delete from ledger_postings where owner like 'house:%';
--> statement-breakpoint
update balances set account = case account when 'legal' then 'fiat' when 'change' then 'spot' when 'lever' then 'futures' when 'micro' then 'options' end
where account in ('legal', 'change', 'lever', 'micro');
--> statement-breakpoint
update ledger_postings set account = case account when 'legal' then 'fiat' when 'change' then 'spot' when 'lever' then 'futures' when 'micro' then 'options' end
where account in ('legal', 'change', 'lever', 'micro');
--> statement-breakpoint
update house_postings set account = 'spot' where account = 'change';
--> statement-breakpoint
insert into facts (key, value) select 'demo_coins', '1' from ledger_entries where reference = 'demo:coins' limit 1 on conflict do nothing;
--> statement-breakpoint
update ledger_postings set is_flow = true where kind in (1, 2);
--> statement-breakpoint
update balances b set postings = p.number
from (select owner, account, coin, count(*) as number from ledger_postings group by owner, account, coin) p
where b.owner = p.owner and b.account = p.account and b.coin = p.coin;
--> statement-breakpoint
delete from facts where key = 'markets.seed';
