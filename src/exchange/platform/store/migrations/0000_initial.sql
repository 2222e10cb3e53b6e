CREATE TABLE "fiat_rates" (
	"code" text PRIMARY KEY NOT NULL,
	"rate" numeric(36, 18) NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menu_entries" (
	"id" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"icon" text NOT NULL,
	"url" text NOT NULL,
	"open_type" text DEFAULT 'navigate' NOT NULL,
	"sort" integer NOT NULL,
	"is_shown" boolean DEFAULT true NOT NULL,
	"is_financial" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" integer PRIMARY KEY NOT NULL,
	"class_id" integer NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"cover" text DEFAULT '' NOT NULL,
	"thumbnail" text DEFAULT '' NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"is_popup" boolean DEFAULT false NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news_texts" (
	"news_id" integer NOT NULL,
	"lang" text NOT NULL,
	"title" text NOT NULL,
	"abstract" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"author" text DEFAULT '' NOT NULL,
	"keyword" text DEFAULT '' NOT NULL,
	CONSTRAINT "news_texts_news_id_lang_pk" PRIMARY KEY("news_id","lang")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"value" text NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	CONSTRAINT "settings_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "call_guards" (
	"user_id" integer NOT NULL,
	"call" text NOT NULL,
	"last_at" bigint NOT NULL,
	CONSTRAINT "call_guards_user_id_call_pk" PRIMARY KEY("user_id","call")
);
--> statement-breakpoint
CREATE TABLE "client_requests" (
	"user_id" integer NOT NULL,
	"call" text NOT NULL,
	"client_id" text NOT NULL,
	"body_hash" text NOT NULL,
	"reply" text,
	"created_at" bigint NOT NULL,
	CONSTRAINT "client_requests_user_id_call_client_id_pk" PRIMARY KEY("user_id","call","client_id")
);
--> statement-breakpoint
CREATE TABLE "codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"address" text NOT NULL,
	"scene" text NOT NULL,
	"hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"consumed_at" bigint
);
--> statement-breakpoint
CREATE TABLE "demo_mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "demo_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"address" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"code" text,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "favorites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"currency_id" integer NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_addresses" (
	"user_id" integer NOT NULL,
	"address" text NOT NULL,
	"last_at" bigint NOT NULL,
	CONSTRAINT "known_addresses_user_id_address_pk" PRIMARY KEY("user_id","address")
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"account" text NOT NULL,
	"address" text NOT NULL,
	"failures" integer NOT NULL,
	"last_at" bigint NOT NULL,
	CONSTRAINT "login_attempts_account_address_pk" PRIMARY KEY("account","address")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"agent" text DEFAULT '' NOT NULL,
	"is_long" boolean DEFAULT false NOT NULL,
	"created_at" bigint NOT NULL,
	"last_seen_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"revoked_at" bigint,
	CONSTRAINT "sessions_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"name" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 100001 CACHE 1),
	"account" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"area_code" text DEFAULT '86' NOT NULL,
	"area_code_id" integer DEFAULT 1 NOT NULL,
	"password_hash" text NOT NULL,
	"pay_password_hash" text,
	"nickname" text NOT NULL,
	"signature" text DEFAULT '' NOT NULL,
	"head_portrait" text DEFAULT '' NOT NULL,
	"invite_code" text NOT NULL,
	"parent_id" integer,
	"status" integer DEFAULT 0 NOT NULL,
	"score" integer DEFAULT 100 NOT NULL,
	"level" integer DEFAULT 0 NOT NULL,
	"is_trader" boolean DEFAULT false NOT NULL,
	"is_seller" boolean DEFAULT false NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "users_account_unique" UNIQUE("account"),
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_phone_unique" UNIQUE("phone"),
	CONSTRAINT "users_inviteCode_unique" UNIQUE("invite_code")
);
--> statement-breakpoint
CREATE TABLE "balances" (
	"owner" text NOT NULL,
	"account" text NOT NULL,
	"coin" integer NOT NULL,
	"available" numeric(36, 18) DEFAULT '0' NOT NULL,
	"frozen" numeric(36, 18) DEFAULT '0' NOT NULL,
	CONSTRAINT "balances_owner_account_coin_pk" PRIMARY KEY("owner","account","coin"),
	CONSTRAINT "balances_not_negative" CHECK ("balances"."owner" = 'house:outside' or ("balances"."available" >= 0 and "balances"."frozen" >= 0))
);
--> statement-breakpoint
CREATE TABLE "daily_snapshots" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"total_usdt" numeric(36, 18) NOT NULL,
	"net_flow" numeric(36, 18) DEFAULT '0' NOT NULL,
	CONSTRAINT "daily_snapshots_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" integer NOT NULL,
	"reference" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_postings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"entry_id" bigint NOT NULL,
	"owner" text NOT NULL,
	"account" text NOT NULL,
	"coin" integer NOT NULL,
	"available" numeric(36, 18) NOT NULL,
	"frozen" numeric(36, 18) NOT NULL,
	"available_after" numeric(36, 18) NOT NULL,
	"frozen_after" numeric(36, 18) NOT NULL,
	"kind" integer NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "candles" (
	"symbol" text NOT NULL,
	"period" text NOT NULL,
	"id" bigint NOT NULL,
	"open" double precision NOT NULL,
	"close" double precision NOT NULL,
	"high" double precision NOT NULL,
	"low" double precision NOT NULL,
	"amount" double precision NOT NULL,
	"vol" double precision NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "candles_symbol_period_id_pk" PRIMARY KEY("symbol","period","id")
);
--> statement-breakpoint
CREATE TABLE "coins" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"logo" text DEFAULT '' NOT NULL,
	"is_display" boolean DEFAULT true NOT NULL,
	"min_number" numeric(36, 18) DEFAULT '0' NOT NULL,
	"max_number" numeric(36, 18) DEFAULT '0' NOT NULL,
	"rate" numeric(36, 18) DEFAULT '0' NOT NULL,
	"is_legal" boolean DEFAULT false NOT NULL,
	"is_match" boolean DEFAULT true NOT NULL,
	"is_lever" boolean DEFAULT false NOT NULL,
	"is_micro" boolean DEFAULT false NOT NULL,
	"is_transfer" boolean DEFAULT false NOT NULL,
	"is_charge" boolean DEFAULT true NOT NULL,
	"type" text DEFAULT '' NOT NULL,
	"contract_address" text DEFAULT '' NOT NULL,
	"scale" integer DEFAULT 8 NOT NULL,
	"chain_fee" numeric(36, 18) DEFAULT '0' NOT NULL,
	CONSTRAINT "coins_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "facts" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "instruments" (
	"id" integer PRIMARY KEY NOT NULL,
	"symbol" text NOT NULL,
	"base_id" integer NOT NULL,
	"quote_id" integer NOT NULL,
	"type" integer NOT NULL,
	"price_decimals" integer NOT NULL,
	"amount_decimals" integer NOT NULL,
	"min_amount" numeric(36, 18) NOT NULL,
	"min_value" numeric(36, 18) NOT NULL,
	"fee" numeric(36, 18) NOT NULL,
	"is_spot_tradable" boolean NOT NULL,
	"is_display" boolean DEFAULT true NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "instruments_symbol_unique" UNIQUE("symbol")
);
--> statement-breakpoint
CREATE TABLE "market_checkpoints" (
	"symbol" text PRIMARY KEY NOT NULL,
	"last_trade_id" bigint NOT NULL,
	"at" bigint NOT NULL,
	"state" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spot_fills" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "spot_fills_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"trade_id" bigint NOT NULL,
	"instrument_id" integer NOT NULL,
	"order_id" bigint NOT NULL,
	"user_id" integer NOT NULL,
	"counterparty" text NOT NULL,
	"side" integer NOT NULL,
	"role" text NOT NULL,
	"price" numeric(36, 18) NOT NULL,
	"amount" numeric(36, 18) NOT NULL,
	"value" numeric(36, 18) NOT NULL,
	"fee" numeric(36, 18) NOT NULL,
	"fee_coin" integer NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spot_orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "spot_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"instrument_id" integer NOT NULL,
	"side" integer NOT NULL,
	"order_type" text NOT NULL,
	"price" numeric(36, 18) NOT NULL,
	"amount" numeric(36, 18) NOT NULL,
	"filled_amount" numeric(36, 18) DEFAULT '0' NOT NULL,
	"filled_value" numeric(36, 18) DEFAULT '0' NOT NULL,
	"fee" numeric(36, 18) DEFAULT '0' NOT NULL,
	"frozen" numeric(36, 18) DEFAULT '0' NOT NULL,
	"status" integer NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "news_texts" ADD CONSTRAINT "news_texts_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_guards" ADD CONSTRAINT "call_guards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_requests" ADD CONSTRAINT "client_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_addresses" ADD CONSTRAINT "known_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instruments" ADD CONSTRAINT "instruments_base_id_coins_id_fk" FOREIGN KEY ("base_id") REFERENCES "public"."coins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instruments" ADD CONSTRAINT "instruments_quote_id_coins_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."coins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spot_fills" ADD CONSTRAINT "spot_fills_instrument_id_instruments_id_fk" FOREIGN KEY ("instrument_id") REFERENCES "public"."instruments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spot_fills" ADD CONSTRAINT "spot_fills_order_id_spot_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."spot_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spot_fills" ADD CONSTRAINT "spot_fills_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spot_orders" ADD CONSTRAINT "spot_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spot_orders" ADD CONSTRAINT "spot_orders_instrument_id_instruments_id_fk" FOREIGN KEY ("instrument_id") REFERENCES "public"."instruments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "news_class_id_sort_index" ON "news" USING btree ("class_id","sort");--> statement-breakpoint
CREATE INDEX "client_requests_created_at_index" ON "client_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "codes_address_scene_index" ON "codes" USING btree ("address","scene");--> statement-breakpoint
CREATE INDEX "demo_mails_address_index" ON "demo_mails" USING btree ("address");--> statement-breakpoint
CREATE UNIQUE INDEX "favorites_user_id_currency_id_index" ON "favorites" USING btree ("user_id","currency_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_reference_index" ON "ledger_entries" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "ledger_postings_owner_id_index" ON "ledger_postings" USING btree ("owner","id");--> statement-breakpoint
CREATE INDEX "ledger_postings_owner_account_coin_id_index" ON "ledger_postings" USING btree ("owner","account","coin","id");--> statement-breakpoint
CREATE INDEX "ledger_postings_entry_id_index" ON "ledger_postings" USING btree ("entry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "instruments_base_id_quote_id_index" ON "instruments" USING btree ("base_id","quote_id");--> statement-breakpoint
CREATE INDEX "spot_fills_order_id_index" ON "spot_fills" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "spot_fills_user_id_id_index" ON "spot_fills" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "spot_orders_user_id_id_index" ON "spot_orders" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "spot_orders_status_instrument_id_index" ON "spot_orders" USING btree ("status","instrument_id");